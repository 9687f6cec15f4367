import { type PasswordLevel, passwordStrength } from '#domain/password.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { classNames } from '#web/ui/class-names.ts'

const LOOK: Record<PasswordLevel, { bars: number; fill: string; ink: string }> = {
  weak: { bars: 1, fill: 'bg-danger', ink: 'text-danger' },
  medium: { bars: 2, fill: 'bg-warning', ink: 'text-warning' },
  strong: { bars: 3, fill: 'bg-success', ink: 'text-success' },
}

/** Says how strong a password is whenever that changes. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useTexts(catalogue)
  const level = password === '' ? null : passwordStrength(password).level
  const look = level && LOOK[level]
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4">
        <span className="text-muted">{t.strength}</span>
        <span role="status" className={classNames('font-semibold', look?.ink)}>
          {level ? t.strengths[level] : ''}
        </span>
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map(bar => (
          <span
            key={bar}
            className={classNames(
              'h-1 flex-1 rounded-full transition-colors',
              look && bar <= look.bars ? look.fill : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  )
}
