import type { ReactNode, Ref } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { NafathRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { errorCodes } from '#web/messages/error-codes.ts'
import { Button } from '#web/ui/Button.tsx'
import { type ButtonVariant, buttonStyle } from '#web/ui/button-style.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ClockIcon, ExternalIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { nafath } from './nafath.messages.ts'
import { isPortalUrl } from './nafath-status.ts'
import type { Nafath } from './use-initiate-nafath.ts'

/** The portal itself, for a request without an address of its own. */
const PORTAL = 'https://nafath.sa'

interface NafathDialogProps {
  approval: Nafath
  open: boolean
  /** Closes the dialog. The page behind it shows the status. */
  onDismiss: () => void
  onAdvance: () => void
  /** Returns to the ID number. */
  onGiveUp: () => void
}

/** One dialog per status. Escape closes all but the approval, after which there is nothing to return to. */
export function NafathDialog({ approval, open, onDismiss, onAdvance, onGiveUp }: NafathDialogProps) {
  const t = useTexts(nafath)
  switch (approval.status) {
    case 'REDIRECTION':
      return <RedirectionDialog approval={approval} open={open} onDismiss={onDismiss} />
    case 'SENT':
      return <SentDialog approval={approval} open={open} onDismiss={onDismiss} />
    case 'UNDER_REVIEW':
      return <StatusDialog {...t.underReview} open={open} onClose={onDismiss} actions={<Done onPress={onDismiss} />} />
    case 'RECEIVED':
      return (
        <StatusDialog {...t.received} open={open} persistent actions={<Done onPress={onAdvance} />}>
          <p className="font-semibold">{t.approvedNext}</p>
        </StatusDialog>
      )
    case 'FAILED':
      return <FailedDialog approval={approval} open={open} onClose={onGiveUp} />
    case 'REJECTED':
      return <StatusDialog {...t.rejected} open={open} onClose={onGiveUp} actions={<Close onPress={onGiveUp} />} />
    case 'UNKNOWN':
      return (
        <StatusDialog
          title={t.unknown.title}
          text={t.unknown.text(approval.request?.status ?? '')}
          open={open}
          onClose={onDismiss}
          actions={<Done onPress={onDismiss} />}
        />
      )
  }
}

interface StatusDialogProps {
  title: string
  text: string
  open: boolean
  onClose?: () => void
  persistent?: boolean
  actions: ReactNode
  children?: ReactNode
}

function StatusDialog({ text, ...dialog }: StatusDialogProps) {
  return <Dialog {...dialog} description={text} />
}

function FailedDialog({ approval, open, onClose }: { approval: Nafath; open: boolean; onClose: () => void }) {
  const t = useTexts(nafath)
  const errorText = useErrorText()
  const { failure, startError, starting, restart, restartAt } = approval
  const mustWait = useSecondsLeft(restartAt) > 0
  const askedAgain = failure === 'askedAgain'
  const { code } = useTexts(errorCodes)
  // The countdown shows the wait.
  const startText = startError?.body.code === 'NAFATH_IN_PROGRESS' ? code.NAFATH_IN_PROGRESS : errorText(startError)
  const failureText = failure === 'start' ? startText : t.failedText[failure]
  return (
    <StatusDialog
      title={askedAgain ? t.askedAgain : t.failed.title}
      text={failureText}
      open={open}
      onClose={onClose}
      actions={
        mustWait ? (
          <Button onClick={onClose}>{t.changeId}</Button>
        ) : (
          <Button busy={starting && t.resending} onClick={restart}>
            {askedAgain ? t.approveAgain : t.resend}
          </Button>
        )
      }
    >
      {mustWait ? (
        <p className="flex items-center gap-2 font-semibold">
          <ClockIcon className="size-5 shrink-0 text-brand" />
          <span>
            {t.resendIn} <Countdown until={restartAt} />
          </span>
        </p>
      ) : null}
    </StatusDialog>
  )
}

function Done({ onPress }: { onPress: () => void }) {
  return <Button onClick={onPress}>{useTexts(nafath).done}</Button>
}

function Close({ onPress }: { onPress: () => void }) {
  return <Button onClick={onPress}>{useTexts(nafath).close}</Button>
}

interface WaitingDialogProps {
  approval: Nafath
  open: boolean
  onDismiss: () => void
}

/** A link that opens the portal again, because its tab may be closed. */
function SentDialog({ approval: { request, openPortal }, open, onDismiss }: WaitingDialogProps) {
  const { sent } = useTexts(nafath)
  return (
    <StatusDialog
      {...sent}
      open={open}
      onClose={onDismiss}
      actions={
        <>
          <Done onPress={onDismiss} />
          <PortalLink variant="secondary" url={request?.redirectUrl} onOpen={openPortal} />
        </>
      }
    />
  )
}

function RedirectionDialog({ approval, open, onDismiss }: WaitingDialogProps) {
  const t = useTexts(nafath)
  const { request, starting } = approval
  const hasNoPortal = request && !starting && !isPortalUrl(request.redirectUrl)
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      title={t.redirection.title}
      description={t.redirection.text}
      actions={hasNoPortal ? <Done onPress={onDismiss} /> : <GoToNafath approval={approval} />}
    >
      {request ? <CodeExpiry request={request} onEnd={approval.endLifetime} /> : null}
      {hasNoPortal ? (
        <Notice tone="warning" alert>
          <p>{t.visitManually}</p>
          <a
            href={PORTAL}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-brand hover:underline"
          >
            {t.portal} <ExternalIcon className="size-5" />
            <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
          </a>
        </Notice>
      ) : null}
    </Dialog>
  )
}

/** The link takes the focus of the button that it replaces. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus()
}

function GoToNafath({ approval }: { approval: Nafath }) {
  const t = useTexts(nafath)
  const { request, starting, openPortal } = approval
  if (!request || starting) return <Button busy={t.initializing}>{t.goToNafath}</Button>
  return <PortalLink ref={takeLostFocus} url={request.redirectUrl} onOpen={openPortal} />
}

interface PortalLinkProps {
  url: string | undefined
  variant?: ButtonVariant
  ref?: Ref<HTMLAnchorElement>
  onOpen: () => void
}

/** A link, so that browsers do not block the new tab as a pop-up. Shows nothing without the address of the portal. */
export function PortalLink({ url, variant, ref, onOpen }: PortalLinkProps) {
  const t = useTexts(nafath)
  if (!isPortalUrl(url)) return null
  return (
    <a ref={ref} href={url} target="_blank" rel="noopener" className={buttonStyle(variant)} onClick={onOpen}>
      {t.goToNafath} <ExternalIcon className="size-5" />
      <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
    </a>
  )
}

export function CodeExpiry({ request, onEnd }: { request: NafathRequest; onEnd: () => void }) {
  const t = useTexts(nafath)
  return (
    <p className="flex items-center gap-2 font-semibold">
      <ClockIcon className="size-5 shrink-0 text-brand" />
      <span>
        {t.codeExpires} <Countdown until={Date.parse(request.expiresAt)} onEnd={onEnd} />
      </span>
    </p>
  )
}
