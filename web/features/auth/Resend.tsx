import { useErrorText, useReference } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { minutesAndSeconds, useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { auth } from '#web/messages/auth.ts'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { CodeFor } from './code-sent.ts'
import { type ResendNews, useResend } from './use-resend.ts'

interface ResendProps {
  asked: CodeFor
  sent: CodeSent | undefined
  onSent: () => void
  onLocked: (seconds: number) => void
  onRegistered: () => void
}

/** Asks for another code once the wait is over. */
export function Resend({ asked, sent, ...events }: ResendProps) {
  const t = useTexts(auth)
  const { resend, isResending, news } = useResend(asked, events)
  const left = useSecondsLeft(sent?.resendAt ?? 0)
  return (
    <>
      <Button variant="secondary" disabled={left > 0} busy={isResending && t.resending} onClick={resend}>
        {t.otpResend}
      </Button>
      {left > 0 ? (
        <p className="text-sm text-muted">
          {t.resendIn} <Ltr>{minutesAndSeconds(left)}</Ltr>
        </p>
      ) : null}
      <div role="status" className="basis-full empty:hidden">
        {news ? <News news={news} /> : null}
      </div>
    </>
  )
}

function News({ news }: { news: ResendNews }) {
  const t = useTexts(auth)
  const errorText = useErrorText()
  const withReference = useReference()
  if (news.kind === 'sent') return <Notice tone="success">{t.resent}</Notice>
  return (
    <Notice tone="danger">
      {news.kind === 'say_why' ? errorText(news.error) : withReference(t.resendFailed, news.error)}
    </Notice>
  )
}
