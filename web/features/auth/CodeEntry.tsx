import { useState } from 'react'
import { CodeExpiry } from '#web/one-time-code/CodeExpiry.tsx'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { useProblemText } from '#web/one-time-code/use-problem-text.ts'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import type { CodeFor } from './code-sent.ts'
import { Resend } from './Resend.tsx'
import { useVerifyStep } from './use-verify-step.ts'

interface CodeEntryProps {
  asked: CodeFor
  sent: CodeSent | undefined
  onLocked: (seconds: number) => void
  onRegistered: () => void
}

/** The code of a sign-up and the way to another one. */
export function CodeEntry({ asked, sent, onLocked, onRegistered }: CodeEntryProps) {
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [news, setNews] = useState(0)

  const show = (found: OtpProblem | null) => {
    setProblem(found)
    setNews(count => count + 1)
  }
  const onProblem = (found: OtpProblem) => (found.kind === 'locked' ? onLocked(found.seconds) : show(found))
  const [verify, isVerifying] = useVerifyStep(asked.phone, { onProblem, onRegistered })
  const forgive = () => {
    if (problem?.kind !== 'expired') setProblem(null)
  }
  const isCounting = sent && problem?.kind !== 'expired'
  return (
    <CodeForm
      error={useProblemText(problem)}
      news={news}
      note={isCounting ? <CodeExpiry until={sent.expiresAt} onEnd={() => setProblem({ kind: 'expired' })} /> : null}
      onEdit={forgive}
      onVerify={verify}
      isVerifying={isVerifying}
    >
      <Resend asked={asked} sent={sent} onSent={() => show(null)} onLocked={onLocked} onRegistered={onRegistered} />
    </CodeForm>
  )
}
