import { recovery } from '#web/features/auth/recovery/recovery.messages.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { screening } from '#web/messages/sign-up/screening.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { TransactionsIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { Sample, Section } from './Sample.tsx'

const TONES = ['info', 'success', 'warning', 'danger'] as const

export function MessageSamples() {
  const { verifyAgainTitle, verifyAgainText, phoneProblems } = useTexts(auth)
  const { code } = useTexts(errorCodes)
  const { crFailed } = useTexts(verification)
  const { emptyTitle, emptyText } = useTexts(transactions)
  return (
    <Section name="Messages">
      {TONES.map(tone => (
        <Sample key={tone} name={`Notice, ${tone}`}>
          <Notice tone={tone} title={verifyAgainTitle}>
            {verifyAgainText}
          </Notice>
        </Sample>
      ))}
      <Sample name="Notice without a title">
        <Notice tone="success">{useTexts(recovery).doneTitle}</Notice>
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary
          refusals={0}
          items={[{ text: phoneProblems.required, fieldId: 'phone-error' }, { text: crFailed }]}
        />
      </Sample>
      <Sample name="LoadFailed">
        <LoadFailed text={code.NETWORK_ERROR} onTryAgain={() => {}} />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState icon={<TransactionsIcon />} title={emptyTitle} text={emptyText} />
      </Sample>
    </Section>
  )
}

export function WaitingSamples() {
  const { performing, text } = useTexts(screening)
  return (
    <Section name="Waiting">
      <Sample name="Waiting">
        <Waiting title={performing}>{text}</Waiting>
      </Sample>
      <Sample name="Spinner, beside words">
        <p className="gallery-row">
          <Spinner /> {performing}
        </p>
      </Sample>
      <Sample name="Skeleton">
        <Skeleton className="gallery-skeleton" />
      </Sample>
      <Sample name="RowsSkeleton">
        <RowsSkeleton count={2} />
      </Sample>
    </Section>
  )
}
