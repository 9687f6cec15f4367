import { useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { docsStart } from '#web/messages/docs-start.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { Prose } from '../Prose.tsx'
import type { ApiAnswer } from '../request/api-request.ts'
import { RequestSnippet } from '../request/RequestSnippet.tsx'
import { RunnableRequest } from '../request/RunnableRequest.tsx'
import { newPhoneNumber, otpCodeOf, REACH, sendOtp, verifyOtp } from './first-calls.ts'
import { GoOn } from './GoOn.tsx'

/** The three calls with which an integrator begins. */
export function QuickStartPage() {
  const t = useTexts(docsStart)
  const [phoneNumber] = useState(newPhoneNumber)
  const [otpCode, setOtpCode] = useState<string>()
  const sections = [
    { id: 'reach', title: t.reach.title, content: <Reach /> },
    {
      id: 'send-code',
      title: t.send.title,
      content: <SendCode phoneNumber={phoneNumber} onAnswer={({ body }) => setOtpCode(otpCodeOf(body) ?? otpCode)} />,
    },
    { id: 'verify-code', title: t.verify.title, content: <VerifyCode phoneNumber={phoneNumber} otpCode={otpCode} /> },
    { id: 'go-on', title: t.on.title, content: <GoOn /> },
  ]
  return (
    <DocsPage title={t.title} lead={t.lead} sections={sections}>
      {isSandbox() ? null : <Notice tone="warning">{t.live}</Notice>}
    </DocsPage>
  )
}

function Reach() {
  const { reach: t } = useTexts(docsStart)
  return (
    <>
      <p>{t.text}</p>
      <CodeBlock language="url" code={window.location.origin} />
      <p>
        <Prose>{t.after}</Prose>
      </p>
      <RunnableRequest request={REACH} name={t.title} />
    </>
  )
}

function SendCode({ phoneNumber, onAnswer }: { phoneNumber: string; onAnswer: (answer: ApiAnswer) => void }) {
  const { send: t } = useTexts(docsStart)
  const request = sendOtp(phoneNumber)
  return (
    <>
      <p>
        <Prose>{t.text}</Prose>
      </p>
      {isSandbox() ? (
        <RunnableRequest request={request} name={t.title} onAnswer={onAnswer} />
      ) : (
        <RequestSnippet request={request} />
      )}
      <p>
        <Prose>{t.again}</Prose>
      </p>
    </>
  )
}

function VerifyCode({ phoneNumber, otpCode }: { phoneNumber: string; otpCode: string | undefined }) {
  const { verify: t } = useTexts(docsStart)
  const request = verifyOtp(phoneNumber, otpCode)
  return (
    <>
      <p>
        <Prose>{t.text}</Prose>
      </p>
      <p role="status" className="font-semibold text-success empty:hidden">
        {otpCode ? t.ready : null}
      </p>
      {isSandbox() ? <RunnableRequest request={request} name={t.title} /> : <RequestSnippet request={request} />}
      <p>
        <Prose>{t.after}</Prose>
      </p>
    </>
  )
}
