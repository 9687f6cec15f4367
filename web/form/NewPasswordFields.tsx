import type { UseFormReturn } from 'react-hook-form'
import { confirmationProblem, type PasswordLevel, passwordStrength } from '#domain/password.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/sign-in/password.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { FormField } from './FormField.tsx'
import type { PasswordPolicy } from './password-policy.ts'

export interface PasswordValues {
  /** Empty if the form does not ask for the current password. */
  current: string
  password: string
  confirmation: string
}

interface NewPasswordFieldsProps {
  form: UseFormReturn<PasswordValues>
  policy: PasswordPolicy
  label: string
}

const RULES_ID = 'password-rules'

/** A new password, typed twice. */
export function NewPasswordFields({ form, policy, label }: NewPasswordFieldsProps) {
  const { confirm } = useTexts(catalogue)
  return (
    <>
      <div className="grid gap-3">
        <FormField form={form} name="password" label={label} check={password => policy.problems(password)[0] ?? null}>
          {control => (
            <PasswordInput
              {...control}
              describedBy={`${control.describedBy ?? ''} ${RULES_ID}`}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <PasswordRules id={RULES_ID} policy={policy} password={form.watch('password')} />
      </div>
      <FormField
        form={form}
        name="confirmation"
        label={confirm}
        check={(confirmation, { password }) => confirmationProblem(password, confirmation)}
      >
        {control => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </>
  )
}

interface PasswordRulesProps {
  /** The id for the `describedBy` of the input. */
  id: string
  policy: PasswordPolicy
  password: string
}

/** The rules of a password, with a check mark for each rule that the typed text meets. */
function PasswordRules({ id, policy, password }: PasswordRulesProps) {
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
              {rule === 'symbols' ? t.symbols[policy.symbols] : t.rules[rule]}
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
        <CheckIcon className="size-4 shrink-0" />
      ) : (
        <span aria-hidden="true" className="mx-1.5 size-1 shrink-0 rounded-full bg-current" />
      )}
      <span>
        {children} <VisuallyHidden>{`(${met ? t.ruleMet : t.ruleOpen})`}</VisuallyHidden>
      </span>
    </li>
  )
}

const LOOK: Record<PasswordLevel, { bars: number; fill: string; ink: string }> = {
  weak: { bars: 1, fill: 'bg-danger', ink: 'text-danger' },
  medium: { bars: 2, fill: 'bg-warning', ink: 'text-warning' },
  strong: { bars: 3, fill: 'bg-success', ink: 'text-success' },
}

/** Announces changes of the password strength. */
function PasswordStrength({ password }: { password: string }) {
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
