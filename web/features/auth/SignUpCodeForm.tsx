import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useTitlePrefix } from '#web/lib/page-title.ts'
import { minutesAndSeconds, useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { CodeBoxes } from '#web/ui/CodeBoxes.tsx'
import type { Focusable } from '#web/ui/control.ts'
import { Field } from '#web/ui/Field.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { SignUpCode } from './use-sign-up-code.ts'

export function SignUpCodeForm({ code }: { code: SignUpCode }) {
  const t = useTexts(auth)
  const firstBox = useRef<Focusable>(null)
  const [typed, setTyped] = useState('')
  const { problem, verify, isVerifying, forgive } = code
  const error = useProblemText(problem)
  const { errorTitlePrefix } = useTexts(common)
  useTitlePrefix(error ? errorTitlePrefix : '')
  useEffect(() => {
    if (problem) firstBox.current?.focus()
  }, [problem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify(typed)
  }
  const change = (next: string) => {
    setTyped(next)
    forgive()
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <div aria-live="assertive">
        <Field id="otp" label={t.otpLabel} group error={error}>
          {wiring => (
            <CodeBoxes
              {...wiring}
              ref={element => {
                firstBox.current = element
              }}
              value={typed}
              onValueChange={change}
              onComplete={verify}
              autoFocus
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isVerifying && t.verifying}>
          {t.otpVerify}
        </Button>
        <ResendCode code={code} />
      </div>
    </form>
  )
}

function ResendCode({ code }: { code: SignUpCode }) {
  const t = useTexts(auth)
  const errorText = useErrorText()
  const left = useSecondsLeft(code.resendAt)
  return (
    <>
      <Button
        variant="secondary"
        disabled={left > 0}
        busy={code.isResending && t.resending}
        onClick={() => code.resend()}
      >
        {t.otpResend}
      </Button>
      {left > 0 ? (
        <p className="text-sm text-muted">
          {t.resendIn} <Ltr>{minutesAndSeconds(left)}</Ltr>
        </p>
      ) : null}
      <div role="status" className="basis-full empty:hidden">
        {code.resent ? <Notice tone="success">{t.resent}</Notice> : null}
        {code.resendError ? <Notice tone="danger">{errorText(code.resendError)}</Notice> : null}
      </div>
    </>
  )
}
