import { type ReactNode, useState } from 'react'
import { phoneProblem, phoneToE164 } from '#domain/phone.ts'
import type {
  CallbackState,
  SandboxCall,
  SandboxEmail,
  SandboxMessage,
  SandboxNafathRequest,
} from '#web/api/generated/plinkAPI.schemas.ts'
import {
  useListSandboxCalls,
  useListSandboxEmails,
  useListSandboxMessages,
  useListSandboxNafathRequests,
} from '#web/api/generated/sandbox.ts'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { codeIn, decisionsFor, maskNationalId } from './decisions.ts'
import { sandbox } from './sandbox.messages.ts'
import { usePressSandboxCall } from './use-press-sandbox-call.ts'

/** A simulated phone with the messages, calls and Nafath requests of any number. */
export function PretendPhonePage() {
  const t = useTexts(sandbox).phone
  const { data } = useOnboarding()
  const [typedPhone, setTypedPhone] = useState<string>()
  const phone = typedPhone ?? data.phone ?? data.typed?.phone ?? ''
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-4xl content-start gap-10 px-4 py-10 sm:px-6 md:grid-cols-[minmax(0,1fr)_23rem] md:py-14">
        <div className="grid content-start gap-6">
          <div className="grid gap-2">
            <PageHeading title={t.title} />
            <p className="text-muted">{t.lead}</p>
          </div>
          <Field id="phone" label={t.number} help={t.numberHelp}>
            {wiring => <PhoneInput {...wiring} value={phone} onValueChange={setTypedPhone} />}
          </Field>
        </div>
        <PhoneFrame label={t.screen}>
          {phoneProblem(phone) === null ? (
            <PhoneScreen phoneNumber={phoneToE164(phone)} />
          ) : (
            <p className="p-6 text-center text-muted">{t.typeNumber}</p>
          )}
        </PhoneFrame>
      </div>
    </Shell>
  )
}

/** The frame of the phone, with a scrolling screen. */
function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-92 rounded-[2.75rem] border border-control bg-raised p-3 shadow-lift">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="h-160 overflow-y-auto rounded-[2rem] border border-line bg-canvas"
      >
        <div aria-hidden="true" className="sticky top-0 z-10 flex justify-center bg-canvas py-3">
          <span className="h-1.5 w-20 rounded-full bg-line" />
        </div>
        {children}
      </section>
    </div>
  )
}

const LOOK = { query: { refetchInterval: 2000, refetchIntervalInBackground: true } }

function PhoneScreen({ phoneNumber }: { phoneNumber: string }) {
  const t = useTexts(sandbox).phone
  const calls = useListSandboxCalls({ phoneNumber }, LOOK)
  const messages = useListSandboxMessages({ phoneNumber }, LOOK)
  const emails = useListSandboxEmails({ phoneNumber }, LOOK)
  const requests = useListSandboxNafathRequests({ phoneNumber }, LOOK)
  return (
    <div className="grid gap-6 px-4 pb-6">
      {calls.error || messages.error || emails.error || requests.error ? (
        <Notice tone="warning">{t.unreachable}</Notice>
      ) : null}
      <PhoneList title={t.calls} empty={t.noCalls} loading={calls.isPending}>
        {calls.data?.items.map(call => (
          <CallCard key={call.callbackId} call={call} />
        ))}
      </PhoneList>
      <PhoneList title={t.nafath} empty={t.noNafath} loading={requests.isPending}>
        {requests.data?.items.map(request => (
          <NafathCard key={request.sessionId} request={request} />
        ))}
      </PhoneList>
      <PhoneList title={t.messages} empty={t.noMessages} loading={messages.isPending}>
        {messages.data?.items.map(message => (
          <Message key={message.id} message={message} />
        ))}
      </PhoneList>
      <PhoneList title={t.emails} empty={t.noEmails} loading={emails.isPending}>
        {emails.data?.items.map(email => (
          <Email key={email.id} email={email} />
        ))}
      </PhoneList>
    </div>
  )
}

interface PhoneListProps {
  title: string
  empty: string
  loading: boolean
  children: ReactNode[] | undefined
}

function PhoneList({ title, empty, loading, children = [] }: PhoneListProps) {
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold">{title}</h2>
      {loading ? <Skeleton className="h-16" /> : null}
      {loading || children.length > 0 ? null : <p className="text-sm text-muted">{empty}</p>}
      <ul aria-live="polite" className="grid gap-3">
        {children}
      </ul>
    </div>
  )
}

function Message({ message }: { message: SandboxMessage }) {
  const t = useTexts(sandbox).phone
  const { time } = useFormats()
  const code = codeIn(message.body)
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{t.sender}</span>
        <time dateTime={message.sentAt}>{time(message.sentAt)}</time>
      </p>
      <div className="flex items-end justify-between gap-2">
        <p dir="auto" className="py-2">
          {message.body}
        </p>
        {code ? <CopyButton value={code} /> : null}
      </div>
    </li>
  )
}

/** Matches a line that consists of a link to a page of Plink. */
const LINK = /^https?:\/\/\S+$/

function Email({ email: { to, subject, text, sentAt } }: { email: SandboxEmail }) {
  const t = useTexts(sandbox).phone
  const { time } = useFormats()
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4 wrap-anywhere">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span dir="auto" className="font-semibold text-ink">
          {subject}
        </span>
        <time dateTime={sentAt}>{time(sentAt)}</time>
      </p>
      <p className="text-sm text-muted">
        {t.emailTo} <Ltr>{to}</Ltr>
      </p>
      {text.split('\n').map(line => (
        <p key={line} dir="auto">
          {LINK.test(line) ? <TextLink to={new URL(line).pathname + new URL(line).hash}>{line}</TextLink> : line}
        </p>
      ))}
    </li>
  )
}

function NafathCard({ request }: { request: SandboxNafathRequest }) {
  const { states, portal } = useTexts(sandbox)
  const { time } = useFormats()
  const { sessionId, nationalId, status, createdAt, expiresAt } = request
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{states[status]}</span>
        <time dateTime={createdAt}>{time(createdAt)}</time>
      </p>
      <p>{portal.request}</p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <Ltr>{maskNationalId(nationalId)}</Ltr>
        {status === 'SENT' ? (
          <span>
            {portal.timeLeft} <Countdown until={Date.parse(expiresAt)} />
          </span>
        ) : null}
      </p>
      <DecisionButtons sessionId={sessionId} decisions={decisionsFor(status)} />
    </li>
  )
}

const IS_UNDER_WAY: Record<CallbackState, boolean> = {
  calling: true,
  pending: true,
  confirmed: false,
  rejected: false,
  expired: false,
}

/** A call that confirms a sign-in. */
function CallCard({ call }: { call: SandboxCall }) {
  const { calls: t, portal } = useTexts(sandbox)
  const { time } = useFormats()
  const { callbackId, status, createdAt, expiresAt } = call
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{t.states[status]}</span>
        <time dateTime={createdAt}>{time(createdAt)}</time>
      </p>
      {IS_UNDER_WAY[status] ? (
        <>
          <p>{t.request}</p>
          <p className="text-sm text-muted">
            {portal.timeLeft} <Countdown until={Date.parse(expiresAt)} />
          </p>
          <Keys callbackId={callbackId} />
        </>
      ) : null}
    </li>
  )
}

function Keys({ callbackId }: { callbackId: string }) {
  const { calls: t, deciding, decisionFailed } = useTexts(sandbox)
  const { press, isPressing, failed } = usePressSandboxCall(callbackId)
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button busy={isPressing && deciding} onClick={() => press(1)}>
          {t.keys[1]}
        </Button>
        <Button variant="secondary" busy={isPressing && deciding} onClick={() => press(2)}>
          {t.keys[2]}
        </Button>
      </div>
      {failed ? (
        <Notice tone="danger" alert>
          {decisionFailed}
        </Notice>
      ) : null}
    </>
  )
}
