import { useErrorText, useReference } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { recovery as texts } from '#web/messages/recovery.ts'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Recovery } from './recovery-state.ts'
import { type AgainNews, useCodeAgain } from './use-code-again.ts'
import { type RecoveryWay, WAYS } from './ways.ts'

interface CodeAgainProps {
  way: RecoveryWay
  recovery: Recovery
  onSent: () => void
}

export function CodeAgain({ way, recovery, onSent }: CodeAgainProps) {
  const { resend, isResending, news } = useCodeAgain(recovery, onSent)
  return (
    <ResendCode resendAt={recovery.resendAt} onResend={resend} isResending={isResending}>
      {news ? <News way={way} news={news} /> : null}
    </ResendCode>
  )
}

function News({ way, news }: { way: RecoveryWay; news: AgainNews }) {
  const t = useTexts(texts)
  const { resendFailed } = useTexts(auth)
  const { resent } = useTexts(oneTimeCode)
  const errorText = useErrorText()
  const withReference = useReference()
  if (news.kind === 'sent') return <Notice tone="success">{resent}</Notice>
  if (news.kind === 'failed') return <Notice tone="danger">{withReference(resendFailed, news.error)}</Notice>
  return (
    <Notice tone="danger" title={errorText(news.error)}>
      <TextLink to={WAYS[way].identity}>{t.startAgain}</TextLink>
    </Notice>
  )
}
