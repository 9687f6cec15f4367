import { useState } from 'react'
import { useListBusinessDocuments } from '#web/api/generated/account.ts'
import type { DocumentRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMay } from '#web/api/use-may.ts'
import { DocumentRequestRow } from '#web/layouts/DocumentRequestRow.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { Part } from '../Part.tsx'
import { FileUpload } from './FileUpload.tsx'
import { requestedDocuments } from './requested-documents.messages.ts'

/** The documents that our staff ask for, each with its upload for owners. Shows nothing if there are none. */
export function RequestedDocuments() {
  const t = useTexts(requestedDocuments)
  const { data } = useListBusinessDocuments()
  const [outcome, setOutcome] = useState<object | null>(null)
  if (!data || data.requests.length === 0) return null
  return (
    <Part title={t.title} lead={t.lead}>
      <OutcomeMessage outcome={outcome}>{outcome ? t.uploaded : null}</OutcomeMessage>
      <Rows>
        {data.requests.map(request => (
          <DocumentRequestRow key={request.documentRequestId} request={request}>
            <Answer
              request={request}
              isFull={data.items.length >= data.max}
              max={data.max}
              onStart={() => setOutcome(null)}
              onUploaded={() => setOutcome({})}
            />
          </DocumentRequestRow>
        ))}
      </Rows>
    </Part>
  )
}

interface AnswerProps {
  request: DocumentRequest
  /** Whether the business can have no more documents. */
  isFull: boolean
  max: number
  onStart: () => void
  onUploaded: () => void
}

/** What comes next: an owner uploads the document, then our staff look at it. */
function Answer({ request: { kind, state }, isFull, max, onStart, onUploaded }: AnswerProps) {
  const t = useTexts(requestedDocuments)
  const { kinds, full } = useTexts(businessDocuments)
  const mayUpload = useMay('uploadBusinessDocument')
  if (state === 'provided') return <p className="text-sm text-muted">{t.provided}</p>
  if (!mayUpload) return <p className="text-sm text-muted">{t.forOwners}</p>
  if (isFull) return <p className="text-sm text-muted">{full(max)}</p>
  return (
    <FileUpload kind={kind} label={t.upload} name={t.uploadOf(kinds[kind])} onStart={onStart} onUploaded={onUploaded} />
  )
}
