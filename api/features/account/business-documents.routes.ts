import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { download } from '#api/http/responses.ts'
import { deleteBusinessDocument } from './delete-business-document.ts'
import { downloadBusinessDocument } from './download-business-document.ts'
import { listBusinessDocuments } from './list-business-documents.ts'
import { uploadBusinessDocument } from './upload-business-document.ts'

export function businessDocumentsRoutes({ implement, deps }: Api): void {
  implement(contract.listBusinessDocuments, async c => c.json(await listBusinessDocuments(deps, c.var.bearer), 200))

  implement(contract.uploadBusinessDocument, async c => {
    const length = c.req.header('Content-Length')
    const body = { stream: c.req.raw.body, declaredBytes: length === undefined ? undefined : Number(length) }
    const document = { id: c.req.valid('param').businessDocumentId, kind: c.req.valid('query').kind }
    return c.json(await uploadBusinessDocument(deps, c.var.bearer, document, body), 200)
  })

  implement(contract.downloadBusinessDocument, async c => {
    const { businessDocumentId } = c.req.valid('param')
    const file = await downloadBusinessDocument(deps, c.var.bearer, businessDocumentId, c.var.requestId)
    return download(c, file.body, { name: file.name, type: 'application/octet-stream' })
  })

  implement(contract.deleteBusinessDocument, async c => {
    await deleteBusinessDocument(deps, c.var.bearer, c.req.valid('param').businessDocumentId)
    return c.body(null, 204)
  })
}
