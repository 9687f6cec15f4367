import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { download } from '#api/http/responses.ts'
import { XLSX } from '#api/kernel/files/workbook.ts'
import { cancelTransferBatch } from './cancel-transfer-batch.ts'
import { confirmTransferBatch } from './confirm-transfer-batch.ts'
import { createTransferBatch } from './create-transfer-batch.ts'
import { getTransferBatch } from './get-transfer-batch.ts'
import { getTransferFileTemplate } from './get-transfer-file-template.ts'
import { listTransferBatches } from './list-transfer-batches.ts'
import { readTransferFile } from './read-transfer-file.ts'
import { sendTransferBatchCode } from './send-transfer-batch-code.ts'

export function transferBatchesRoutes({ implement, deps }: Api): void {
  implement(contract.listTransferBatches, async c =>
    c.json(
      await listTransferBatches({ ...deps, db: c.var.reads }, c.var.bearer, pageQuery(c, c.req.valid('query'))),
      200,
    ),
  )

  implement(contract.createTransferBatch, async c => {
    const { isNew, details } = await createTransferBatch(deps, c.var.bearer, c.req.valid('json'))
    return c.json(details, isNew ? 201 : 200)
  })

  implement(contract.getTransferBatch, async c =>
    c.json(await getTransferBatch(deps, c.var.bearer, c.req.valid('param').batchId), 200),
  )

  implement(contract.sendTransferBatchCode, async c =>
    c.json(await sendTransferBatchCode(deps, c.var.bearer, c.req.valid('param').batchId), 200),
  )

  implement(contract.confirmTransferBatch, async c => {
    const { batchId } = c.req.valid('param')
    return c.json(await confirmTransferBatch(deps, c.var.bearer, batchId, c.req.valid('json').otp), 200)
  })

  implement(contract.cancelTransferBatch, async c =>
    c.json(await cancelTransferBatch(deps, c.var.bearer, c.req.valid('param').batchId), 200),
  )

  implement(contract.readTransferFile, async c =>
    c.json(await readTransferFile(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.getTransferFileTemplate, async c => {
    const file = await getTransferFileTemplate(deps, c.var.bearer, c.req.valid('query').locale)
    return download(c, file, { name: 'plink-transfers.xlsx', type: XLSX })
  })
}
