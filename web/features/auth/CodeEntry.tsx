import { useState } from 'react'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import { CodeExpiry } from './CodeExpiry.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { CodeFor } from './code-sent.ts'
import type { OtpProblem } from './otp-problem.ts'
import { Resend } from './Resend.tsx'
import { useProblemText } from './use-problem-text.ts'
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
