import type { CaseMessage } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { usePersonName } from './PersonName.tsx'

interface CaseThreadProps {
  messages: readonly CaseMessage[]
  /** The name of the customer where it is not recorded who wrote. */
  customer: string
}

/** The messages of customer and staff, oldest first. */
export function CaseThread({ messages, customer }: CaseThreadProps) {
  const t = useTexts(transactionCases)
  const { dateTime } = useFormats()
  const personName = usePersonName('somebody')
  return (
    <ol aria-label={t.messages} className="grid gap-3">
      {messages.map(({ author, writtenBy, text, createdAt }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: Messages are only ever added at the end.
          key={place}
          className={classNames(
            'grid gap-1 rounded-lg px-4 py-3',
            author === 'staff' ? 'bg-brand-soft' : 'border border-line',
          )}
        >
          <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
            <bdi className="font-semibold">
              {author === 'staff' ? t.staff : writtenBy ? personName(writtenBy) : customer}
            </bdi>
            <span>{dateTime(createdAt)}</span>
          </span>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
