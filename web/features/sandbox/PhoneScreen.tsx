import type { ReactNode } from 'react'
import {
  useListSandboxCalls,
  useListSandboxMessages,
  useListSandboxNafathRequests,
} from '#web/api/generated/sandbox.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CallCard } from './CallCard.tsx'
import { Message } from './Message.tsx'
import { NafathCard } from './NafathCard.tsx'

const LOOK = { query: { refetchInterval: 2000, refetchIntervalInBackground: true } }

export function PhoneScreen({ phoneNumber }: { phoneNumber: string }) {
  const t = useTexts(sandbox).phone
  const calls = useListSandboxCalls({ phoneNumber }, LOOK)
  const messages = useListSandboxMessages({ phoneNumber }, LOOK)
  const requests = useListSandboxNafathRequests({ phoneNumber }, LOOK)
  return (
    <div className="grid gap-6 px-4 pb-6">
      {calls.error || messages.error || requests.error ? <Notice tone="warning">{t.unreachable}</Notice> : null}
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
