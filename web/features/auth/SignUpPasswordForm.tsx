import { useErrorText } from '#web/api/error-text.ts'
import { SIGN_UP_PASSWORD } from '#web/form/password-policy.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/sign-in/password.ts'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { type PasswordEvents, useSetPassword } from './use-set-password.ts'

interface SignUpPasswordFormProps extends PasswordEvents {
  userId: string
  /** The user name for the password manager. */
  username?: string
}

/** The first password of an account. */
export function SignUpPasswordForm({ userId, username, ...events }: SignUpPasswordFormProps) {
  const t = useTexts(catalogue)
  const errorText = useErrorText()
  const { set, loginInstead, error } = useSetPassword(userId, events)
  const root = { refused: errorText(error), ...t.loginInstead }
  return (
    <>
      <NewPasswordForm
        policy={SIGN_UP_PASSWORD}
        problems={{ ...t.problems, root }}
        username={username}
        texts={t}
        onSubmit={set}
        aside={loginInstead ? <TextLink to={paths.login}>{t.goToLogin}</TextLink> : null}
      />
      {loginInstead ? <SupportContact /> : null}
    </>
  )
}
