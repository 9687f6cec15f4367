import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { download } from '#api/http/responses.ts'
import { cancelTransfer } from './cancel-transfer.ts'
import { cancelTransferSchedule } from './cancel-transfer-schedule.ts'
import { changeTransferSchedule } from './change-transfer-schedule.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { createTransfer } from './create-transfer.ts'
import { findRecipient } from './find-recipient.ts'
import { getTransfer } from './get-transfer.ts'
import { getTransferReceipt } from './get-transfer-receipt.ts'
import { getTransferSchedule } from './get-transfer-schedule.ts'
import { listTransferSchedules } from './list-transfer-schedules.ts'
import { listTransfers } from './list-transfers.ts'
import { resendTransferCode } from './resend-transfer-code.ts'
import { sendTransfer } from './send-transfer.ts'
import { skipTransferRun } from './skip-transfer-run.ts'
import { unskipTransferRun } from './unskip-transfer-run.ts'

export function transfersRoutes({ implement, deps }: Api): void {
  // These two come before the operations on one transfer, whose path would take them for an id.
  implement(contract.findRecipient, async c =>
    c.json(await findRecipient(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.sendTransfer, async c => c.json(await sendTransfer(deps, c.var.bearer, c.req.valid('json')), 201))

  implement(contract.listTransfers, async c =>
    c.json(await listTransfers({ ...deps, db: c.var.reads }, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.createTransfer, async c =>
    c.json(await createTransfer(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.getTransfer, async c =>
    c.json(await getTransfer(deps, c.var.bearer, c.req.valid('param').transferId), 200),
  )

  implement(contract.getTransferReceipt, async c => {
    const { transferId } = c.req.valid('param')
    const receipt = await getTransferReceipt(deps, c.var.bearer, transferId, c.req.valid('query').locale)
    return download(c, receipt, { name: `plink-transfer-${transferId}.pdf`, type: 'application/pdf' })
  })

  implement(contract.confirmTransfer, async c => {
    const { transferId } = c.req.valid('param')
    return c.json(await confirmTransfer(deps, c.var.bearer, transferId, c.req.valid('json').otp), 200)
  })

  implement(contract.resendTransferCode, async c =>
    c.json(await resendTransferCode(deps, c.var.bearer, c.req.valid('param').transferId), 200),
  )

  implement(contract.cancelTransfer, async c =>
    c.json(await cancelTransfer(deps, c.var.bearer, c.req.valid('param').transferId), 200),
  )

  implement(contract.listTransferSchedules, async c =>
    c.json(await listTransferSchedules(deps, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.getTransferSchedule, async c =>
    c.json(await getTransferSchedule(deps, c.var.bearer, c.req.valid('param').scheduleId), 200),
  )

  implement(contract.cancelTransferSchedule, async c =>
    c.json(await cancelTransferSchedule(deps, c.var.bearer, c.req.valid('param').scheduleId), 200),
  )

  implement(contract.changeTransferSchedule, async c => {
    const { scheduleId } = c.req.valid('param')
    return c.json(await changeTransferSchedule(deps, c.var.bearer, scheduleId, c.req.valid('json')), 201)
  })

  implement(contract.skipTransferRun, async c => {
    const { scheduleId } = c.req.valid('param')
    return c.json(await skipTransferRun(deps, c.var.bearer, scheduleId, c.req.valid('json')), 200)
  })

  implement(contract.unskipTransferRun, async c =>
    c.json(await unskipTransferRun(deps, c.var.bearer, c.req.valid('param')), 200),
  )
}
