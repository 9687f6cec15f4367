import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'
import { type PlinkProcesses, startPlinkProcesses } from '#api/testing/processes/plink-processes.ts'
import { startTraceCollector } from '#api/testing/processes/trace-collector.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

describe('traces', () => {
  let plink: PlinkProcesses
  let collector: Awaited<ReturnType<typeof startTraceCollector>>
  beforeAll(async () => {
    collector = await startTraceCollector()
    plink = await startPlinkProcesses(databaseUrl => ({
      DATABASE_URL: databaseUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    }))
  })
  afterAll(async () => {
    await plink?.stop()
    collector?.close()
  })

  test('a transfer is one trace, from the request of the caller to the job and the provider, and names nobody', async () => {
    const owner = await plink.ownerWith(100_00)
    const destination = { kind: 'beneficiary', beneficiaryId: await plink.payeeOf(owner) }
    const order = { destination, amount: sar(40_01), purpose: 'expenses_services' }
    const { transfer } = await (await owner.customer.post('/api/v1/transfers', order)).json()
    const transferId: string = transfer.transferId
    const otp = await plink.providers().codeOf(owner.customer.identifier)
    const traced = { traceparent: `00-${TRACE_ID}-${CALLER}-01` }
    const { status } = await outcome(owner.customer.post(`/api/v1/transfers/${transferId}/confirm`, { otp }, traced))
    expect(status).toBe(200)
    const names = () => collector.spansOf(TRACE_ID).map(({ name }) => name)
    await expect.poll(names).toContain('moyasar createPayout')
    await expect.poll(names).toContain('confirmTransfer')
    expect(names()).toEqual(expect.arrayContaining(['advanceTransfer', 'select accounts', 'with transfers', 'commit']))
    const [request] = collector.spansOf(TRACE_ID).filter(({ name }) => name === 'confirmTransfer')
    expect(request).toMatchObject({ parentSpanId: CALLER })
    const [row] = await plink.db.select().from(transfers).where(eq(transfers.id, transferId))
    const { customer, walletId } = owner
    const personal = [
      customer.userId,
      customer.identifier.slice(1),
      walletId,
      transferId,
      otp,
      row!.payeeName,
      row!.payeeIban,
      row!.sequenceNumber,
    ]
    for (const value of personal) expect(collector.received()).not.toContain(value)
  })
})
