import type { UseQueryResult } from '@tanstack/react-query'
import {
  type ListCustomerDocumentsQueryError,
  type ListCustomerDocumentsQueryResult,
  useDownloadCustomerDocument,
} from '#web/api/generated/admin-customers.ts'
import type { BusinessDocumentList, DocumentRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { BusinessDocumentRow } from '#web/layouts/BusinessDocumentRow.tsx'
import { BUSINESS_DOCUMENT_KINDS } from '#web/layouts/business-document-kinds.ts'
import { DocumentRequestRow } from '#web/layouts/DocumentRequestRow.tsx'
import { LoadError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { FirstRows, Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { AskForDocument } from './AskForDocument.tsx'
import { adminDocuments } from './admin-documents.messages.ts'
import { useCloseCustomerDocumentRequest } from './use-close-customer-document-request.ts'

interface CustomerDocumentsProps {
  customerId: string
  list: UseQueryResult<ListCustomerDocumentsQueryResult, ListCustomerDocumentsQueryError>
  /** Whether the account is closed, so that its owners can be asked for nothing. */
  isClosed: boolean
  onOutcome: (notice: ActionOutcome) => void
}

/** The documents about a business: those that its owners are asked for, and those that they have uploaded. */
export function CustomerDocuments({ customerId, list, isClosed, onOutcome }: CustomerDocumentsProps) {
  const t = useTexts(businessDocuments)
  const { data, error, refetch } = list
  const mayAsk = useMayChange() && !isClosed
  return (
    <PanelSection
      title={t.title}
      action={
        data && mayAsk && kindsToAskFor(data).length > 0 ? (
          <AskForDocument customerId={customerId} kinds={kindsToAskFor(data)} onOutcome={onOutcome} />
        ) : null
      }
    >
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={1} />}
      {data ? <Loaded customerId={customerId} list={data} onOutcome={onOutcome} /> : null}
    </PanelSection>
  )
}

const kindsToAskFor = ({ requests }: BusinessDocumentList) =>
  BUSINESS_DOCUMENT_KINDS.filter(kind => !requests.some(request => request.kind === kind))

const FIRST = 5

interface LoadedProps extends Pick<CustomerDocumentsProps, 'customerId' | 'onOutcome'> {
  list: BusinessDocumentList
}

function Loaded({ customerId, list: { items, requests }, onOutcome }: LoadedProps) {
  const t = useTexts(businessDocuments)
  const { mutateAsync: downloadCustomerDocument } = useDownloadCustomerDocument()
  return (
    <>
      {requests.length > 0 ? (
        <Rows>
          {requests.map(request => (
            <DocumentRequestRow key={request.documentRequestId} request={request}>
              <CloseRequest customerId={customerId} request={request} onOutcome={onOutcome} />
            </DocumentRequestRow>
          ))}
        </Rows>
      ) : null}
      {items.length === 0 && requests.length === 0 ? <p className="text-sm text-muted">{t.none}</p> : null}
      {items.length > 0 ? (
        <FirstRows count={FIRST}>
          {items.map(document => (
            <BusinessDocumentRow
              key={document.businessDocumentId}
              document={document}
              read={() => downloadCustomerDocument({ customerId, businessDocumentId: document.businessDocumentId })}
            />
          ))}
        </FirstRows>
      ) : null}
    </>
  )
}

interface CloseRequestProps extends Pick<CustomerDocumentsProps, 'customerId' | 'onOutcome'> {
  request: DocumentRequest
}

/** An open request is withdrawn. One whose document has arrived is done. */
function CloseRequest({ customerId, request, onOutcome }: CloseRequestProps) {
  const t = useTexts(adminDocuments)
  const { kinds } = useTexts(businessDocuments)
  const { mutate, isPending } = useCloseCustomerDocumentRequest(customerId, request, onOutcome)
  if (!useMayChange()) return null
  const kind = kinds[request.kind]
  const isOpen = request.state === 'open'
  const name = isOpen ? t.withdrawOf(kind) : t.settleOf(kind)
  return (
    <div>
      <Button
        variant="secondary"
        busy={isPending && (isOpen ? t.withdrawing : t.settling)}
        aria-label={isPending ? undefined : name}
        onClick={() => mutate(isOpen ? 'withdrawn' : 'settled')}
      >
        {isOpen ? t.withdraw : t.settle}
      </Button>
    </div>
  )
}
