import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { businessDocumentChunks, businessDocuments } from '#api/kernel/db/schema/business-documents.ts'
import { deleteExpired } from '#api/run/jobs/delete-expired.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { MAX_BUSINESS_DOCUMENT_BYTES, MAX_BUSINESS_DOCUMENTS } from '#domain/constants.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const PDF = '%PDF-1.7 Articles of association'
const PATH = '/api/v1/business-documents'
const pathOf = (id: string = crypto.randomUUID(), kind = 'articles_of_association') => `${PATH}/${id}?kind=${kind}`
const upload = (by: Customer, path: string, body: NonNullable<RequestInit['body']>) => outcome(by.upload(path, body))
const list = async (by: Customer) => (await (await by.get(PATH)).json()).items
const rowsOf = (accountId: string) => db.$count(businessDocuments, eq(businessDocuments.accountId, accountId))

let owner: Customer
beforeEach(async () => {
  owner = (await newWalletOwner(plink)).customer
})

describe('uploadBusinessDocument', () => {
  test('stores what the content says, whatever it is declared as, and nobody reads it in the database', async () => {
    const id = crypto.randomUUID()
    const file = Buffer.concat([Buffer.from(PDF), randomBytes(1_000_000)])
    expect(await upload(owner, pathOf(id), file)).toMatchObject({
      status: 200,
      body: { businessDocumentId: id, kind: 'articles_of_association', mediaType: 'application/pdf' },
    })
    const response = await owner.get(`${PATH}/${id}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="plink-articles-of-association-1.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const chunks = await db.select().from(businessDocumentChunks).where(eq(businessDocumentChunks.documentId, id))
    const text = chunks.map(({ content }) => Buffer.from(content, 'base64').toString('latin1')).join('')
    expect(text).not.toContain('association')
  })

  test.each(['', '<svg onload="alert(1)"/>', 'GIF89a', 'MZ\x90'])('refuses what begins with "%s"', async start => {
    const body = Buffer.from(start, 'latin1')
    expect(await upload(owner, pathOf(), body)).toEqual(refusal(422, 'BUSINESS_DOCUMENT_TYPE_UNSUPPORTED'))
    expect(await list(owner)).toEqual([])
  })

  test('refuses another kind, and a file that is too large', async () => {
    expect(await upload(owner, pathOf(undefined, 'passport'), PDF)).toMatchObject({ status: 400 })
    const large = Buffer.concat([Buffer.from(PDF), Buffer.alloc(MAX_BUSINESS_DOCUMENT_BYTES)])
    expect(await upload(owner, pathOf(), large)).toEqual(refusal(413, 'BUSINESS_DOCUMENT_TOO_LARGE'))
    expect(await rowsOf(owner.userId)).toBe(0)
  })

  test('repeated with the same id stores one', async () => {
    const path = pathOf()
    const first = await upload(owner, path, PDF)
    expect(await upload(owner, path, `${PDF}, another one`)).toEqual(first)
    expect(await list(owner)).toHaveLength(1)
  })

  test('at once stores at most as many as a business can have, and more once one is deleted', async () => {
    for (let count = 2; count < MAX_BUSINESS_DOCUMENTS; count += 1) await owner.upload(pathOf(), PDF)
    const several = await atOnce(6, () => owner.upload(pathOf(), PDF))
    expect(several.every(({ status }) => [200, 409, 429].includes(status))).toBe(true)
    while ((await list(owner)).length < MAX_BUSINESS_DOCUMENTS) await owner.upload(pathOf(), PDF)
    expect(await upload(owner, pathOf(), PDF)).toEqual(refusal(409, 'BUSINESS_DOCUMENT_LIMIT_REACHED'))
    const [{ businessDocumentId }] = await list(owner)
    expect((await owner.delete(`${PATH}/${businessDocumentId}`)).status).toBe(204)
    expect((await upload(owner, pathOf(), PDF)).status).toBe(200)
  })

  test('is for owners, and every member reads', async () => {
    const id = crypto.randomUUID()
    const partner = await (await newMember(deps, app, owner.userId, 'owner')).signIn()
    expect(await upload(partner, pathOf(id), PDF)).toMatchObject({ status: 200 })
    const viewer = await (await newMember(deps, app, owner.userId, 'viewer')).signIn()
    expect(await list(viewer)).toMatchObject([{ businessDocumentId: id }])
    expect((await viewer.get(`${PATH}/${id}`)).status).toBe(200)
    expect(await upload(viewer, pathOf(), PDF)).toEqual(refusal(403, 'ROLE_REQUIRED'))
    expect(await outcome(viewer.delete(`${PATH}/${id}`))).toEqual(refusal(403, 'ROLE_REQUIRED'))
  })

  test('does not know the documents of another business', async () => {
    const id = crypto.randomUUID()
    await upload(owner, pathOf(id), PDF)
    const stranger = (await newWalletOwner(plink)).customer
    const unknown = refusal(404, 'BUSINESS_DOCUMENT_NOT_FOUND')
    expect(await upload(stranger, pathOf(id), PDF)).toEqual(unknown)
    expect(await outcome(stranger.get(`${PATH}/${id}`))).toEqual(unknown)
    expect(await outcome(stranger.delete(`${PATH}/${id}`))).toEqual(unknown)
    expect(await list(stranger)).toEqual([])
    expect(await list(owner)).toHaveLength(1)
  })

  test('documents stay when the account is closed, and unfinished ones for a day', async () => {
    await upload(owner, pathOf(), PDF)
    const [row] = await db.select().from(businessDocuments).where(eq(businessDocuments.accountId, owner.userId))
    const unfinishedRow = { ...row!, id: crypto.randomUUID(), slot: 2, sizeBytes: null, completedAt: null }
    await db.insert(businessDocuments).values(unfinishedRow)
    expect(await list(owner)).toHaveLength(1)
    await deleteExpired({ ...deps, clock: () => new Date(clock().getTime() + 2 * 86_400_000) })
    await db.transaction(tx => closeAccount(tx, owner.userId, clock()))
    expect(await rowsOf(owner.userId)).toBe(1)
  })
})

describe('downloadCustomerDocument', () => {
  test('is in the log of the staff, as is the list, and finds only what the customer has', async () => {
    const id = crypto.randomUUID()
    await upload(owner, pathOf(id), PDF)
    const staff = await new StaffMember(app).signIn()
    const path = `/customers/${owner.userId}/documents`
    expect(await (await staff.get(path)).json()).toMatchObject({ items: [{ businessDocumentId: id }] })
    expect(await (await staff.get(`${path}/${id}`)).text()).toBe(PDF)
    const { items } = await (await staff.get(`/events?customerId=${owner.userId}`)).json()
    expect(items.map(({ type }: { type: string }) => type)).toEqual(['customer_document_read', 'customer_viewed'])
    const other = (await newWalletOwner(plink)).customer
    expect(await outcome(staff.get(`/customers/${other.userId}/documents/${id}`))).toEqual(
      refusal(404, 'BUSINESS_DOCUMENT_NOT_FOUND'),
    )
  })
})
