import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { download } from '#api/http/responses.ts'
import type { UploadedBody } from '#api/kernel/files/upload-file.ts'
import { deleteReceipt } from './delete-receipt.ts'
import { downloadReceipt } from './download-receipt.ts'
import { listReceipts } from './list-receipts.ts'
import { uploadReceipt } from './upload-receipt.ts'

export function receiptsRoutes({ implement, deps }: Api): void {
  implement(contract.listReceipts, async c => c.json(await listReceipts(deps, c.var.bearer, c.req.valid('param')), 200))

  implement(contract.uploadReceipt, async c => {
    const body = uploadedBody(c.req.raw)
    return c.json(await uploadReceipt(deps, c.var.bearer, c.req.valid('param'), body), 200)
  })

  implement(contract.downloadReceipt, async c => {
    const file = await downloadReceipt(deps, c.var.bearer, c.req.valid('param'), c.var.requestId)
    return download(c, file.body, { name: file.name, type: 'application/octet-stream' })
  })

  implement(contract.deleteReceipt, async c => {
    await deleteReceipt(deps, c.var.bearer, c.req.valid('param'))
    return c.body(null, 204)
  })

  implement(contract.listPaymentReceipts, async c =>
    c.json(await listReceipts(deps, c.var.bearer, c.req.valid('param')), 200),
  )

  implement(contract.uploadPaymentReceipt, async c => {
    const body = uploadedBody(c.req.raw)
    return c.json(await uploadReceipt(deps, c.var.bearer, c.req.valid('param'), body), 200)
  })

  implement(contract.downloadPaymentReceipt, async c => {
    const file = await downloadReceipt(deps, c.var.bearer, c.req.valid('param'), c.var.requestId)
    return download(c, file.body, { name: file.name, type: 'application/octet-stream' })
  })

  implement(contract.deletePaymentReceipt, async c => {
    await deleteReceipt(deps, c.var.bearer, c.req.valid('param'))
    return c.body(null, 204)
  })
}

function uploadedBody({ headers, body }: Request): UploadedBody {
  const length = headers.get('Content-Length')
  return { stream: body, declaredBytes: length === null ? undefined : Number(length) }
}
