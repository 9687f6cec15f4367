import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiptChunks, receipts } from '#api/kernel/db/schema/annotations.ts'
import { post } from '#api/money/ledger/post.ts'
import { deleteExpired } from '#api/run/jobs/delete-expired.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { MAX_RECEIPT_BYTES } from '#domain/money/annotations.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const PDF = '%PDF-1.7 of a shop'
const pathOf = (referenceId: string, id: string = crypto.randomUUID()) =>
  `/api/v1/wallet/transactions/${referenceId}/receipts/${id}`

/** Somebody with a transaction. */
async function newOwner() {
  const { customer, walletId } = await newWalletOwner({ app, deps })
  const { referenceId } = (await post(deps, walletId, topUp(1_00))).transaction
  return { customer, walletId, referenceId }
}

const upload = (by: Customer, path: string, body: NonNullable<RequestInit['body']>) => outcome(by.upload(path, body))
const list = async (by: Customer, referenceId: string) =>
  (await (await by.get(`/api/v1/wallet/transactions/${referenceId}/receipts`)).json()).items

/** Returns a stream of the pieces that is complete or breaks off after the last one. */
const inPieces = (pieces: Uint8Array[], end: 'whole' | 'broken off') => {
  const iterator = pieces.values()
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next()
      if (!done) controller.enqueue(value)
      else if (end === 'whole') controller.close()
      else controller.error(new Error('The connection was lost'))
    },
  })
}

describe('uploadReceipt', () => {
  let noura: Customer
  let referenceId = ''
  beforeAll(async () => {
    const owner = await newOwner()
    noura = owner.customer
    referenceId = owner.referenceId
  })

  test.each([
    ['application/pdf', '%PDF-1.4'],
    ['application/pdf', '\xef\xbb\xbf\n%PDF-1.4'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    ['image/heic', '\x00\x00\x00\x18ftypheic'],
  ])('knows %s by its content, whatever it is declared as', async (mediaType, start) => {
    const { customer, referenceId: ownReference } = await newOwner()
    const response = await upload(customer, pathOf(ownReference), Buffer.from(start, 'latin1'))
    expect(response).toMatchObject({ status: 200, body: { mediaType, sizeBytes: start.length } })
  })

  test.each(['', 'PDF-1.7', '<svg onload="alert(1)"/>', 'GIF89a', '\x00\x00\x00\x18ftypmp42', 'MZ\x90'])(
    'refuses what begins with "%s"',
    async start => {
      const body = Buffer.from(start, 'latin1')
      expect(await upload(noura, pathOf(referenceId), body)).toEqual(refused(422, 'RECEIPT_TYPE_UNSUPPORTED'))
      expect(await list(noura, referenceId)).toEqual([])
    },
  )

  test('a file of several megabytes comes back as it was, and nobody can read it in the database', async () => {
    const { customer, referenceId: ownReference } = await newOwner()
    const path = pathOf(ownReference)
    const file = Buffer.concat([Buffer.from(`${PDF} Panda Supermarket`), randomBytes(3_000_000)])
    expect(await upload(customer, path, file)).toMatchObject({ status: 200, body: { sizeBytes: file.byteLength } })
    const response = await customer.get(path)
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="plink-receipt-${ownReference}-1.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const chunks = await db.select().from(receiptChunks).where(eq(receiptChunks.referenceId, ownReference))
    const text = chunks.map(({ content }) => Buffer.from(content, 'base64').toString('latin1')).join('')
    expect(text).not.toContain('Panda')
  })

  test('a file that is larger than it may be is refused, also when its size was not declared', async () => {
    const { customer, referenceId: ownReference } = await newOwner()
    const megabyte = Buffer.concat([Buffer.from(PDF), Buffer.alloc(1024 * 1024)])
    const pieces = Array.from({ length: MAX_RECEIPT_BYTES / 1024 ** 2 }, () => megabyte)
    const answer = await app.request(pathOf(ownReference), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${customer.accessToken}` },
      body: inPieces(pieces, 'whole'),
      ...{ duplex: 'half' },
    })
    expect(await outcome(Promise.resolve(answer))).toEqual(refused(413, 'RECEIPT_TOO_LARGE'))
    expect(await db.$count(receipts, eq(receipts.referenceId, ownReference))).toBe(0)
    expect(await db.$count(receiptChunks, eq(receiptChunks.referenceId, ownReference))).toBe(0)
  })

  test('a file that breaks off leaves nothing, and the next one is stored', async () => {
    const { customer, referenceId: ownReference } = await newOwner()
    const pieces = [Buffer.concat([Buffer.from(PDF), Buffer.alloc(600_000)])]
    const answer = await app.request(pathOf(ownReference), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${customer.accessToken}` },
      body: inPieces(pieces, 'broken off'),
      ...{ duplex: 'half' },
    })
    expect(answer.status).toBe(400)
    expect(await db.$count(receipts, eq(receipts.referenceId, ownReference))).toBe(0)
    expect((await upload(customer, pathOf(ownReference), PDF)).status).toBe(200)
  })

  test('repeated with the same id stores one', async () => {
    const { customer, referenceId: ownReference } = await newOwner()
    const path = pathOf(ownReference)
    const first = await upload(customer, path, PDF)
    expect(await upload(customer, path, `${PDF}, another one`)).toEqual(first)
    expect(await list(customer, ownReference)).toHaveLength(1)
  })

  test('five at once store at most five, and a sixth is refused until one is deleted', async () => {
    const { customer, referenceId: ownReference } = await newOwner()
    const several = await atOnce(8, () => customer.upload(pathOf(ownReference), PDF))
    expect(several.every(({ status }) => [200, 409, 429].includes(status))).toBe(true)
    for (let count = (await list(customer, ownReference)).length; count < 5; count += 1)
      await customer.upload(pathOf(ownReference), PDF)
    expect(await upload(customer, pathOf(ownReference), PDF)).toEqual(refused(409, 'RECEIPT_LIMIT_REACHED'))
    const [{ receiptId }] = await list(customer, ownReference)
    expect((await customer.delete(pathOf(ownReference, receiptId))).status).toBe(204)
    expect((await upload(customer, pathOf(ownReference), PDF)).status).toBe(200)
  })

  test("does not know another customer's transaction or receipt", async () => {
    const salem = await newOwner()
    const path = pathOf(salem.referenceId)
    await upload(salem.customer, path, PDF)
    const unknown = refused(404, 'TRANSACTION_NOT_FOUND')
    expect(await upload(noura, pathOf(salem.referenceId), PDF)).toEqual(unknown)
    expect(await outcome(noura.get(path))).toEqual(unknown)
    expect(await outcome(noura.delete(path))).toEqual(unknown)
    expect(await list(salem.customer, salem.referenceId)).toHaveLength(1)
    // The same id under the caller's own transaction names another receipt.
    const sameId = pathOf(referenceId, path.split('/').at(-1))
    expect(await outcome(noura.get(sameId))).toEqual(refused(404, 'RECEIPT_NOT_FOUND'))
  })

  test('receipts go with the account, and unfinished ones after a day', async () => {
    const { customer, walletId, referenceId: ownReference } = await newOwner()
    await post(deps, walletId, payment(1_00))
    await upload(customer, pathOf(ownReference), PDF)
    const [row] = await db.select().from(receipts).where(eq(receipts.referenceId, ownReference))
    const unfinishedRow = { ...row!, id: crypto.randomUUID(), slot: 2, sizeBytes: null, completedAt: null }
    await db.insert(receipts).values(unfinishedRow)
    expect(await list(customer, ownReference)).toHaveLength(1)
    const tomorrow = () => new Date(clock().getTime() + 2 * 86_400_000)
    await deleteExpired({ ...deps, clock: tomorrow })
    expect(await db.$count(receipts, eq(receipts.referenceId, ownReference))).toBe(1)
    await db.transaction(tx => closeAccount(tx, customer.userId, clock()))
    expect(await db.$count(receipts, eq(receipts.referenceId, ownReference))).toBe(0)
    expect(await db.$count(receiptChunks, eq(receiptChunks.referenceId, ownReference))).toBe(0)
  })
})
