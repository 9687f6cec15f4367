import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useTitlePrefix } from '#web/lib/page-title.ts'
import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { CodeBoxes } from '#web/ui/CodeBoxes.tsx'
import type { Focusable } from '#web/ui/control.ts'
import { Field } from '#web/ui/Field.tsx'

interface CodeFormProps {
  /** Why the last code was not taken. */
  error: string | undefined
  /** A refusal, or a code sent again: whenever there is another, the boxes take focus. */
  news: unknown
  /** Stands below the boxes. */
  note?: ReactNode
  /** What stood in the boxes when the person left them. */
  initialCode?: PartialCode
  onEdit: (code: PartialCode) => void
  onVerify: (code: PartialCode) => void
  isVerifying: boolean
  /** Stands beside Verify. */
  children: ReactNode
}

/** The six boxes and Verify. A refused code stays in its boxes, to be corrected. */
export function CodeForm({
  error,
  news,
  note,
  initialCode = '',
  onEdit,
  onVerify,
  isVerifying,
  children,
}: CodeFormProps) {
  const t = useTexts(auth)
  const firstBox = useRef<Focusable>(null)
  const [code, setCode] = useState(initialCode)
  const { errorTitlePrefix } = useTexts(common)
  useTitlePrefix(error ? errorTitlePrefix : '')
  useEffect(() => {
    if (news) firstBox.current?.focus()
  }, [news])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onVerify(code)
  }
  const change = (typed: PartialCode) => {
    setCode(typed)
    onEdit(typed)
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
                onComplete={onVerify}
                autoFocus
              />
            )}
          </Field>
        </div>
        {note}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isVerifying && t.verifying}>
          {t.otpVerify}
        </Button>
        {children}
      </div>
    </form>
  )
}
