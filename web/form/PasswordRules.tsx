import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { PasswordPolicy } from './password-policy.ts'

interface PasswordRulesProps {
  /** For the `describedBy` of the input. */
  id: string
  policy: PasswordPolicy
  password: string
}

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  const t = useTexts(catalogue)
  const broken = policy.problems(password)
  return (
    <div className="grid gap-3 text-sm">
      {policy.showsStrength ? <PasswordStrength password={password} /> : null}
      <div id={id} className="grid gap-1">
        <p className="text-muted">{t.rulesTitle}</p>
        <ul className="grid gap-1">
          {policy.rules.map(rule => (
            <Rule key={rule} met={!broken.includes(rule)}>
              {t.rules[rule]}
            </Rule>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const t = useTexts(catalogue)
  return (
    <li className={met ? 'flex items-center gap-2 text-success' : 'flex items-center gap-2 text-muted'}>
      {met ? (
        <CheckIcon className="size-4" />
      ) : (
        <span aria-hidden="true" className="mx-1.5 size-1 rounded-full bg-current" />
      )}
      <span>
        {children} <VisuallyHidden>({met ? t.ruleMet : t.ruleOpen})</VisuallyHidden>
      </span>
    </li>
  )
}
