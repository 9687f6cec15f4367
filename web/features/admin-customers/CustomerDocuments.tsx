import type { UseQueryResult } from '@tanstack/react-query'
import {
  type ListCustomerDocumentsQueryError,
  type ListCustomerDocumentsQueryResult,
  useDownloadCustomerDocument,
} from '#web/api/generated/admin-customers.ts'
import { BusinessDocumentRow } from '#web/layouts/BusinessDocumentRow.tsx'
import { LoadError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { FirstRows, RowsSkeleton } from '#web/ui/Rows.tsx'

interface CustomerDocumentsProps {
  customerId: string
  list: UseQueryResult<ListCustomerDocumentsQueryResult, ListCustomerDocumentsQueryError>
}

const FIRST = 5

/** The documents about a business that its owners have uploaded. */
export function CustomerDocuments({ customerId, list: { data, error, refetch } }: CustomerDocumentsProps) {
  const t = useTexts(businessDocuments)
  const { mutateAsync: downloadCustomerDocument } = useDownloadCustomerDocument()
  return (
    <PanelSection title={t.title}>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={1} />}
      {data && data.items.length === 0 ? <p className="text-sm text-muted">{t.none}</p> : null}
      {data && data.items.length > 0 ? (
        <FirstRows count={FIRST}>
          {data.items.map(document => (
            <BusinessDocumentRow
              key={document.businessDocumentId}
              document={document}
              read={() => downloadCustomerDocument({ customerId, businessDocumentId: document.businessDocumentId })}
            />
          ))}
        </FirstRows>
      ) : null}
    </PanelSection>
  )
}
