import { useState } from 'react'
import { serverNow } from '#web/lib/clock.ts'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { CodeBoxes } from '#web/ui/inputs/CodeBoxes.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Sample, Section } from './Sample.tsx'

export function CodeSamples() {
  const t = useTexts(oneTimeCode)
  const [until] = useState(() => serverNow() + 300_000)
  return (
    <Section name="Codes">
      <Boxes id="code" name="CodeBoxes" />
      <Boxes id="code-error" name="CodeBoxes, error" error={t.invalid} />
      <Boxes id="code-secret" name="CodeBoxes, secret" secret />
      <Sample name="TestCode">
        <TestCode code="482913" />
      </Sample>
      <Sample name="ResendCode">
        <div className="gallery-row">
          <ResendCode resendAt={until} onResend={() => {}} isResending={false}>
            {null}
          </ResendCode>
        </div>
      </Sample>
      <Sample name="Countdown">
        <p>
          {t.expiresIn} <Countdown until={until} />
        </p>
      </Sample>
    </Section>
  )
}

function Boxes({ id, name, error, secret }: { id: string; name: string; error?: string; secret?: boolean }) {
  const t = useTexts(oneTimeCode)
  const [code, setCode] = useState<PartialCode>('4829')
  return (
    <Sample name={name}>
      <Field id={id} label={t.label} group error={error}>
        {wiring => <CodeBoxes {...wiring} value={code} onValueChange={setCode} secret={secret} />}
      </Field>
    </Sample>
  )
}
