import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/sign-in/auth.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface AlreadyRegisteredProps {
  /** The identifier to sign in with. It is passed on to the sign-in page. */
  identifier?: string
}

interface AlreadyRegisteredDialogProps extends AlreadyRegisteredProps {
  open: boolean
  onClose: () => void
}

/** Shown for a phone number that has an account. */
export function AlreadyRegisteredDialog({ open, onClose, identifier }: AlreadyRegisteredDialogProps) {
  const t = useTexts(auth)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.alreadyRegisteredTitle}
      description={
        <>
          <p>{t.alreadyRegisteredText}</p>
          <p>{t.alreadyRegisteredHelp}</p>
        </>
      }
      actions={
        <>
          <GoToLogin identifier={identifier} />
          <ButtonLink to={paths.forgotPassword} variant="secondary">
            {useTexts(login).forgotPassword}
          </ButtonLink>
        </>
      }
    >
      <SupportContact />
    </Dialog>
  )
}

/** Shown below the field of an ID or CR number that has an account. */
export function AlreadyRegisteredHelp({ identifier }: AlreadyRegisteredProps) {
  const t = useTexts(auth)
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <p>{t.alreadyRegisteredHelp}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <GoToLogin identifier={identifier} />
        <TextLink to={paths.forgotPassword}>{useTexts(login).forgotPassword}</TextLink>
      </div>
      <SupportContact />
    </section>
  )
}

function GoToLogin({ identifier }: AlreadyRegisteredProps) {
  return (
    <ButtonLink to={paths.login} state={{ phoneOrEmail: identifier }}>
      {useTexts(auth).goToLogin}
    </ButtonLink>
  )
}
