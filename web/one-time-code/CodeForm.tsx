import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { OTP_LENGTH } from '#domain/constants.ts'
import { isComplete, type PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useTitlePrefix } from '#web/lib/page-title.ts'
import { common } from '#web/messages/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { CodeBoxes } from '#web/ui/inputs/CodeBoxes.tsx'
import type { Focusable } from '#web/ui/inputs/control.ts'
import { Field } from '#web/ui/inputs/Field.tsx'
import { useCodeTexts } from './code-texts.ts'
import type { OtpProblem } from './otp-problem.ts'
import { useProblemText } from './use-problem-text.ts'

interface CodeFormProps {
  /** The reason why the last code was refused. */
  problem: OtpProblem | null
  /** Changes after a refusal or a resent code. The boxes then take focus, unless the code is being corrected already. */
  focusRequest: number
  /** The code itself, which only a sandbox knows. It is shown until it has expired. */
  testCode?: ReactNode
  /** Shown below the boxes. */
  note?: ReactNode
  /** The content of the boxes when the person left the page. */
  initialCode?: PartialCode
  onEdit: (code: PartialCode) => void
  onVerify: (code: PartialCode) => void
  isVerifying: boolean
  /** Whether Verify is disabled while a box is empty. */
  untilComplete?: boolean
  /** Shown beside Verify. */
  children: ReactNode
}

/** Whether the code in the form has expired. Then only a new one helps. */
export const IsCodeExpired = createContext(false)

/** The six boxes and Verify. A refused code stays in the boxes, so that it can be corrected. Verify is disabled until a digit changes. */
export function CodeForm({
  problem,
  focusRequest,
  testCode,
  note,
  initialCode = '',
  onEdit,
  onVerify,
  isVerifying,
  untilComplete = false,
  children,
}: CodeFormProps) {
  const t = useCodeTexts()
  const firstBox = useRef<Focusable>(null)
  const [code, setCode] = useState(initialCode)
  const [verified, setVerified] = useState<PartialCode>()
  const error = useProblemText(problem)
  const isCorrected = useRef(false)
  const { errorTitlePrefix } = useTexts(common)
  useTitlePrefix(error ? errorTitlePrefix : '')
  useEffect(() => {
    if (focusRequest > 0 && !isCorrected.current) firstBox.current?.focus()
    isCorrected.current = false
  }, [focusRequest])

  // The effect runs together with the focus, because the second press may come immediately after it.
  useLayoutEffect(keepFocusInDoubleClick, [])

  // A refused code counts as another attempt, so it is not submitted by accident.
  const isKnownWrong = (whole: PartialCode) => problem?.kind === 'invalid' && whole === verified
  const verify = (whole: PartialCode) => {
    if (isKnownWrong(whole)) return
    isCorrected.current = isVerifying
    setVerified(whole)
    onVerify(whole)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify(code)
  }
  const isExpired = problem?.kind === 'expired'
  const isTooShort = untilComplete && !isComplete(code, OTP_LENGTH)
  // Enter does not submit a form whose button is disabled, and would show no reason.
  const refuse = ({ key, target }: KeyboardEvent) => {
    if (isTooShort && key === 'Enter' && target instanceof HTMLInputElement) verify(code)
  }
  const change = (nextCode: PartialCode) => {
    if (isKnownWrong(nextCode)) return
    isCorrected.current = isVerifying
    setCode(nextCode)
    onEdit(nextCode)
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit} onKeyDown={refuse}>
      {isExpired ? null : testCode}
      <div className="grid gap-2">
        <div aria-live="assertive">
          <Field id="otp" label={t.label} group error={error?.text} afterError={error?.attemptsLeft}>
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
        {note}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={isExpired ? 'secondary' : 'primary'}
          disabled={isTooShort || isKnownWrong(code)}
          busy={isVerifying && t.verifying}
        >
          {t.verify}
        </Button>
        <IsCodeExpired value={isExpired}>{children}</IsCodeExpired>
      </div>
    </form>
  )
}

/** The second press of a double click on the previous page lands on whatever is there now, and would take the focus from the boxes. */
function keepFocusInDoubleClick(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const keep = (press: MouseEvent) => {
    if (press.detail > 1) press.preventDefault()
  }
  document.addEventListener('mousedown', keep, { once: true, signal })
  return () => listening.abort()
}

/** The remaining validity of the code. */
export function CodeExpiry({ until, onEnd }: { until: number; onEnd: () => void }) {
  return (
    <p className="text-sm text-muted">
      {useCodeTexts().expiresIn} <Countdown until={until} onEnd={onEnd} />
    </p>
  )
}
