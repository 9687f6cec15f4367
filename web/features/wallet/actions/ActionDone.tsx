import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

interface ActionDoneProps {
  title: string
  text: string
  /** The target of the Done button. It replaces this screen in the history, because nobody needs to return to it. */
  to: string
}

/** Confirms a completed action. */
export function ActionDone({ title, text, to }: ActionDoneProps) {
  return (
    <div className="grid max-w-lg grid-cols-1 justify-items-start gap-6">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <CheckIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={title} />
        <p className="wrap-anywhere text-muted">{text}</p>
      </div>
      <ButtonLink to={to} replace>
        {useTexts(walletOtp).done}
      </ButtonLink>
    </div>
  )
}

/** Leaves a change that has not been made yet. */
export function CloseLink({ to }: { to: string }) {
  return (
    <ButtonLink variant="secondary" to={to}>
      {useTexts(common).close}
    </ButtonLink>
  )
}
