import { useState } from 'react'
import { useDownloadBusinessDocument, useListBusinessDocuments } from '#web/api/generated/account.ts'
import type { BusinessDocumentList } from '#web/api/generated/plinkAPI.schemas.ts'
import { BusinessDocumentRow } from '#web/layouts/BusinessDocumentRow.tsx'
import { LoadError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { Part } from '../Part.tsx'
import { DeleteDocument } from './DeleteDocument.tsx'
import { UploadDocument } from './UploadDocument.tsx'

/** The documents that the owners have uploaded about the business. Owners add and delete them, the whole team can read them. */
export function BusinessDocuments() {
  const t = useTexts(businessDocuments)
  const { data, error, refetch } = useListBusinessDocuments()
  return (
    <Part title={t.title} lead={t.lead}>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={2} />}
      {data ? <Loaded list={data} /> : null}
    </Part>
  )
}

type Outcome = { text: 'uploaded' | 'removed' } | null

function Loaded({ list: { items, max } }: { list: BusinessDocumentList }) {
  const t = useTexts(businessDocuments)
  const { mutateAsync: downloadBusinessDocument } = useDownloadBusinessDocument()
  const [outcome, setOutcome] = useState<Outcome>(null)
  return (
    <>
      <OutcomeMessage outcome={outcome}>{outcome ? t[outcome.text] : null}</OutcomeMessage>
      {items.length === 0 ? <p className="text-muted">{t.none}</p> : null}
      {items.length > 0 ? (
        <Rows>
          {items.map(document => (
            <BusinessDocumentRow
              key={document.businessDocumentId}
              document={document}
              read={() => downloadBusinessDocument({ businessDocumentId: document.businessDocumentId })}
            >
              {name => (
                <IfAllowed operation="deleteBusinessDocument">
                  <DeleteDocument document={document} name={name} onDeleted={() => setOutcome({ text: 'removed' })} />
                </IfAllowed>
              )}
            </BusinessDocumentRow>
          ))}
        </Rows>
      ) : null}
      <IfAllowed operation="uploadBusinessDocument">
        {items.length < max ? (
          <UploadDocument
            max={max}
            onStart={() => setOutcome(null)}
            onUploaded={() => setOutcome({ text: 'uploaded' })}
          />
        ) : (
          <p className="text-muted">{t.full(max)}</p>
        )}
      </IfAllowed>
    </>
  )
}
