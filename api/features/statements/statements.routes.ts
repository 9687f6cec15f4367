import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { download } from '#api/http/responses.ts'
import { XLSX } from '#api/kernel/files/workbook.ts'
import { FairQueue } from '#api/kernel/platform/fair-queue.ts'
import { createBalanceCertificate } from './create-balance-certificate.ts'
import { createIbanLetter } from './create-iban-letter.ts'
import { createStatement } from './create-statement.ts'
import { getIssuedDocument } from './get-issued-document.ts'
import { getIssuedDocumentPdf } from './get-issued-document-pdf.ts'
import { getStatementCamt } from './get-statement-camt.ts'
import { getStatementCsv } from './get-statement-csv.ts'
import { getStatementSwift } from './get-statement-swift.ts'
import { getStatementXlsx } from './get-statement-xlsx.ts'
import { listIssuedDocuments } from './list-issued-documents.ts'
import { listStatements } from './list-statements.ts'
import { verifyDocument } from './verify-document.ts'

export function statementsRoutes({ implement, deps }: Api): void {
  implement(contract.listStatements, async c =>
    c.json(await listStatements(deps, c.var.bearer, c.req.valid('query').subWallet), 200),
  )

  implement(contract.createStatement, async c =>
    c.json(await createStatement(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.createBalanceCertificate, async c =>
    c.json(await createBalanceCertificate(deps, c.var.bearer), 201),
  )

  implement(contract.createIbanLetter, async c => c.json(await createIbanLetter(deps, c.var.bearer), 201))

  implement(contract.listIssuedDocuments, async c =>
    c.json({ items: await listIssuedDocuments(deps, c.var.bearer), nextCursor: null }, 200),
  )

  implement(contract.getIssuedDocument, async c =>
    c.json(await getIssuedDocument(deps, c.var.bearer, c.req.valid('param').documentId), 200),
  )

  // Files are drawn one at a time, so that other requests wait for one page and not for all files.
  const drawings = new FairQueue(1, Number.POSITIVE_INFINITY)
  implement(contract.getIssuedDocumentPdf, async c => {
    const { documentId } = c.req.valid('param')
    const { locale } = c.req.valid('query')
    const file = await getIssuedDocumentPdf({ ...deps, drawings }, c.var.bearer, documentId, locale)
    return download(c, file, { name: `plink-${documentId}.pdf`, type: 'application/pdf' })
  })

  // The queue needs no capacity, because each account has at most one export.
  const fileDeps = { ...deps, slices: new FairQueue(1, Number.POSITIVE_INFINITY) }
  implement(contract.getStatementCsv, async c => {
    const { documentId } = c.req.valid('param')
    const { locale } = c.req.valid('query')
    const file = await getStatementCsv(
      { ...fileDeps, reads: c.var.reads },
      c.var.bearer,
      documentId,
      locale,
      c.var.requestId,
    )
    return download(c, file, { name: `plink-${documentId}.csv`, type: 'text/csv; charset=utf-8' })
  })

  implement(contract.getStatementXlsx, async c => {
    const { documentId } = c.req.valid('param')
    const { locale } = c.req.valid('query')
    const file = await getStatementXlsx(
      { ...fileDeps, reads: c.var.reads },
      c.var.bearer,
      documentId,
      locale,
      c.var.requestId,
    )
    return download(c, file, { name: `plink-${documentId}.xlsx`, type: XLSX })
  })

  implement(contract.getStatementCamt, async c => {
    const { documentId } = c.req.valid('param')
    const file = await getStatementCamt({ ...fileDeps, reads: c.var.reads }, c.var.bearer, documentId, c.var.requestId)
    return download(c, file, { name: `plink-${documentId}.xml`, type: 'application/xml' })
  })

  implement(contract.getStatementSwift, async c => {
    const { documentId } = c.req.valid('param')
    const file = await getStatementSwift({ ...fileDeps, reads: c.var.reads }, c.var.bearer, documentId, c.var.requestId)
    return download(c, file, { name: `plink-${documentId}.sta`, type: 'application/octet-stream' })
  })

  implement(contract.verifyDocument, async c => c.json(await verifyDocument(deps, c.req.valid('param').code), 200))
}
