import { useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { nafath } from '#web/messages/nafath.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CodeExpiry } from './CodeExpiry.tsx'
import { isPortalUrl } from './nafath-status.ts'
import type { Nafath } from './use-nafath.ts'

interface RedirectionDialogProps {
  approval: Nafath
  open: boolean
  onDismiss: () => void
}

export function RedirectionDialog({ approval, open, onDismiss }: RedirectionDialogProps) {
  const t = useTexts(nafath)
  const [byHand, setByHand] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      title={t.redirection.title}
      description={t.redirection.text}
      actions={<GoToNafath approval={approval} onNoPortal={() => setByHand(true)} />}
    >
      {approval.request ? <CodeExpiry request={approval.request} onEnd={approval.endLifetime} /> : null}
      {byHand ? (
        <Notice tone="warning" alert>
          {t.visitManually}
        </Notice>
      ) : null}
    </Dialog>
  )
}

/** The link takes the place of a button that may have had the focus. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus()
}

/** A link where there is an address, so that no browser takes the new tab for an unwanted window. */
function GoToNafath({ approval, onNoPortal }: { approval: Nafath; onNoPortal: () => void }) {
  const t = useTexts(nafath)
  const { request, starting, openPortal } = approval
  if (!request || starting || !isPortalUrl(request.redirectUrl)) {
    return (
      <Button busy={(!request || starting) && t.initializing} onClick={onNoPortal}>
        {t.goToNafath}
      </Button>
    )
  }
  return (
    <a
      ref={takeLostFocus}
      href={request.redirectUrl}
      target="_blank"
      rel="noopener"
      className={buttonStyle()}
      onClick={openPortal}
    >
      {t.goToNafath} <ExternalIcon className="size-5" />
      <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
    </a>
  )
}
