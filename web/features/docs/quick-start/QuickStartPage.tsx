import { useState } from 'react'
import { Link } from 'react-router-dom'
import { phoneToE164 } from '#domain/phone.ts'
import type {
  CreateSandboxBusinessRequest,
  SendOtpRequest,
  VerifyOtpRequest,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { Prose } from '../Prose.tsx'
import type { ApiRequest, ApiResponse } from '../request/api-request.ts'
import { KeyedRequest } from '../request/KeyedRequest.tsx'
import { RequestSnippet } from '../request/RequestSnippet.tsx'
import { RunnableRequest } from '../request/RunnableRequest.tsx'
import { useSnippetChoices } from '../request/snippet-choices.tsx'
import { docsStart } from './docs-start.messages.ts'

/** The first calls of an integrator. */
export function QuickStartPage() {
  const t = useTexts(docsStart)
  const [phoneNumber] = useState(newPhoneNumber)
  const [otpCode, setOtpCode] = useState<string>()
  const { typedKey, setTypedKey } = useSnippetChoices()
  const sections = [
    { id: 'reach', title: t.reach.title, content: <Reach /> },
    ...(isSandbox()
      ? [
          {
            id: 'make-business',
            title: t.business.title,
            content: <MakeBusiness onResponse={({ body }) => setTypedKey(textIn(body, 'key') ?? typedKey)} />,
          },
          { id: 'read-wallet', title: t.wallet.title, content: <ReadWallet /> },
        ]
      : []),
    {
      id: 'send-code',
      title: t.send.title,
      content: (
        <SendCode phoneNumber={phoneNumber} onResponse={({ body }) => setOtpCode(textIn(body, 'otpCode') ?? otpCode)} />
      ),
    },
    { id: 'verify-code', title: t.verify.title, content: <VerifyCode phoneNumber={phoneNumber} otpCode={otpCode} /> },
    { id: 'go-on', title: t.on.title, content: <NextSteps /> },
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

function MakeBusiness({ onResponse }: { onResponse: (response: ApiResponse) => void }) {
  const { business: t } = useTexts(docsStart)
  return (
    <>
      <p>
        <Prose>{t.text}</Prose>
      </p>
      <RunnableRequest request={MAKE_BUSINESS} name={t.title} onResponse={onResponse} />
      <p>
        <Prose>{t.after}</Prose>
      </p>
    </>
  )
}

function ReadWallet() {
  const { wallet: t } = useTexts(docsStart)
  const { apiKey } = useSnippetChoices()
  return (
    <>
      <p>
        <Prose>{t.text}</Prose>
      </p>
      <p role="status" className="font-semibold text-success empty:hidden">
        {apiKey ? t.ready : null}
      </p>
      <KeyedRequest request={READ_WALLET} name={t.title} />
    </>
  )
}

function SendCode({ phoneNumber, onResponse }: { phoneNumber: string; onResponse: (response: ApiResponse) => void }) {
  const { send: t } = useTexts(docsStart)
  const request = sendOtp(phoneNumber)
  return (
    <>
      <p>
        <Prose>{t.text}</Prose>
      </p>
      {isSandbox() ? (
        <RunnableRequest request={request} name={t.title} onResponse={onResponse} />
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

const REACH: ApiRequest = { method: 'GET', path: '/health/live' }

const BUSINESS: CreateSandboxBusinessRequest = { name: 'Najd Bakery' }
const MAKE_BUSINESS: ApiRequest = { method: 'POST', path: '/api/sandbox/businesses', body: BUSINESS }

const READ_WALLET = { method: 'GET', path: '/api/v1/wallet' } as const

/** Shown until the server has sent a code. */
const PLACEHOLDER_CODE = '123456'

function sendOtp(phoneNumber: string): ApiRequest {
  const body: SendOtpRequest = { phoneNumber, businessType: 'freelancer' }
  return { method: 'POST', path: '/api/v1/auth/send-otp', body }
}

function verifyOtp(phoneNumber: string, otp = PLACEHOLDER_CODE): ApiRequest {
  const body: VerifyOtpRequest = { phoneNumber, otp }
  return { method: 'POST', path: '/api/v1/auth/verify-otp', body }
}

/** A random number from a block in which the sandbox has no accounts. */
function newPhoneNumber(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return phoneToE164(`056${String(number % 10_000_000).padStart(7, '0')}`)
}

/** Returns a text from the response. Only the sandbox returns the texts that are needed here. */
function textIn(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const text: unknown = Reflect.get(body, name)
  return typeof text === 'string' ? text : undefined
}

const PLACES = [
  { to: paths.docsSignUp, text: 'signUp' },
  { to: paths.docsSignIn, text: 'signIn' },
  { to: paths.docsTopUps, text: 'topUps' },
  { to: paths.docsTransfers, text: 'transfers' },
  { to: paths.docsSendWithKey, text: 'sendWithKey' },
  { to: paths.docsTestValues, text: 'testValues' },
  { to: paths.docsErrors, text: 'errors' },
  { to: paths.docsConventions, text: 'conventions' },
  { to: paths.docsReference, text: 'reference' },
] as const

function NextSteps() {
  const { on: t } = useTexts(docsStart)
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PLACES.filter(({ to }) => to !== paths.docsTestValues || isSandbox()).map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="grid h-full content-start gap-1 rounded-md border border-line bg-surface p-4 hover:border-brand"
          >
            <span className="font-semibold text-brand">{t[text].title}</span>
            <span className="text-sm text-muted">{t[text].text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
