import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import { issueCertificate, issueLetter, issueStatement } from '#api/testing/money/issued-documents.ts'
import { payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const check = (code: string) => outcome(Promise.resolve(app.request(`/api/v1/verify/${code}`)))

describe('verifyDocument', () => {
  let owner: WalletOwner
  let statement: IssuedDocument
  beforeAll(async () => {
    owner = await newWalletOwner(plink)
    await owner.now(topUp(500_00))
    statement = await issueStatement(owner.customer)
  })

  test('tells whoever has the code what the statement says, and no more than is needed', async () => {
    expect(await check(statement.code)).toEqual({
      status: 200,
      body: {
        kind: 'statement',
        holder: 'Gr*** P*** T*** Est.',
        holderArabic: 'مؤ*** ا*** ا*** للتجارة',
        ibanLastFour: statement.iban?.slice(-4),
        from: '2026-01-01',
        to: '2026-01-05',
        isInterim: true,
        closingBalance: sar(500_00),
        issuedAt: '2026-01-05T09:00:00.000Z',
        digestStart: statement.digest.slice(0, 16),
      },
    })
  })

  test('reads small letters, no hyphens, and letters that look like digits', async () => {
    const input = statement.code.replaceAll('-', '').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await check(input)).status).toBe(200)
  })

  test('knows certificates and letters, and what was issued before something else happened', async () => {
    const certificate = await issueCertificate(owner.customer)
    expect((await check(certificate.code)).body).toMatchObject({ closingBalance: sar(500_00) })
    expect((await check((await issueLetter(owner.customer)).code)).body).not.toHaveProperty('closingBalance')
    await owner.now(payment(500_00))
    await deps.db.transaction(tx => closeAccount(tx, owner.customer.userId, clock()))
    expect((await check(certificate.code)).body).toMatchObject({ closingBalance: sar(500_00) })
  })

  test('does not know other codes', async () => {
    expect(await check('0000-0000-0000')).toEqual(refusal(404, 'ISSUED_DOCUMENT_NOT_FOUND'))
    expect(await check('UUUU-UUUU-UUUU')).toEqual(refusal(404, 'ISSUED_DOCUMENT_NOT_FOUND'))
    expect(await check('7K3Q')).toEqual(refusal(400, 'VALIDATION_ERROR'))
  })
})
