import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { useTitlePrefix } from '#web/lib/page-title.ts'
import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import { Button } from '#web/ui/Button.tsx'
import { CodeBoxes } from '#web/ui/CodeBoxes.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import type { Focusable } from '#web/ui/control.ts'
import { Field } from '#web/ui/Field.tsx'
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

/** The six boxes, Verify and Resend. A refused code stays in its boxes and focus stays with it. */
export function CodeEntry({ asked, sent, onLocked, onRegistered }: CodeEntryProps) {
  const t = useTexts(auth)
  const firstBox = useRef<Focusable>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const error = useProblemText(problem)
  const { errorTitlePrefix } = useTexts(common)
  useTitlePrefix(error ? errorTitlePrefix : '')

  const onProblem = (found: OtpProblem) => {
    if (found.kind === 'locked') return onLocked(found.seconds)
    setProblem(found)
    firstBox.current?.focus()
  }
  const [verify, isVerifying] = useVerifyStep(asked.phone, { onProblem, onRegistered })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify(code)
  }
  const change = (typed: string) => {
    setCode(typed)
    if (problem?.kind !== 'expired') setProblem(null)
  }
  const startAnew = () => {
    setProblem(null)
    firstBox.current?.focus()
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <div className="grid gap-2">
        <div aria-live="assertive">
          <Field id="otp" label={t.otpLabel} group error={error}>
            {wiring => (
              <CodeBoxes
                {...wiring}
                ref={element => {
                  firstBox.current = element
                }}
                value={code}
                onValueChange={change}
                onComplete={verify}
                autoFocus
              />
            )}
          </Field>
        </div>
        {sent && problem?.kind !== 'expired' ? (
          <p className="text-sm text-muted">
            {t.otpExpiresIn} <Countdown until={sent.expiresAt} onEnd={() => setProblem({ kind: 'expired' })} />
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isVerifying && t.verifying}>
          {t.otpVerify}
        </Button>
        <Resend asked={asked} sent={sent} onSent={startAnew} onLocked={onLocked} onRegistered={onRegistered} />
      </div>
    </form>
  )
}
