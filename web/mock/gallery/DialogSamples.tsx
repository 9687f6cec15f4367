import { useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Sample, Section } from './Sample.tsx'

export function DialogSamples() {
  const [open, setOpen] = useState<'dialog' | 'persistent' | 'drawer' | null>(null)
  const { alreadyRegisteredTitle, alreadyRegisteredText, goToLogin } = useTexts(auth)
  const { restartTitle, restartText, restartConfirm, cancel } = useTexts(password)
  const { scenarios } = useTexts(sandboxHints)
  const close = () => setOpen(null)
  return (
    <Section name="Dialogs">
      <Sample name="Dialog, persistent, at the side">
        <div className="gallery-row">
          <Button onClick={() => setOpen('dialog')}>{alreadyRegisteredTitle}</Button>
          <Button onClick={() => setOpen('persistent')}>{restartTitle}</Button>
          <Button onClick={() => setOpen('drawer')}>{scenarios}</Button>
        </div>
      </Sample>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={alreadyRegisteredTitle}
        description={alreadyRegisteredText}
        actions={<Button onClick={close}>{goToLogin}</Button>}
      />
      <Dialog
        open={open === 'persistent'}
        persistent
        title={restartTitle}
        description={restartText}
        actions={
          <>
            <Button variant="danger" onClick={close}>
              {restartConfirm}
            </Button>
            <Button variant="secondary" onClick={close}>
              {cancel}
            </Button>
          </>
        }
      />
      <Dialog open={open === 'drawer'} placement="side" title={scenarios} onClose={close}>
        <p>{restartText}</p>
      </Dialog>
    </Section>
  )
}
