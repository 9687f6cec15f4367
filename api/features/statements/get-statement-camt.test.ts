import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { fileOf, issueStatement } from '#api/testing/money/issued-documents.ts'
import { newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { requireProgram, XMLLINT } from '../../../tools/programs.ts'

// The first run installs the validator.
vi.setConfig({ hookTimeout: 180_000 })

/** The schema of ISO 20022, as published at https://github.com/peterve123/myfiles. */
const SCHEMA = fileURLToPath(new URL('../../testing/money/camt.053.001.08.xsd', import.meta.url))

const plink = await testApp()
const { database, deps } = plink
const folder = mkdtempSync(join(tmpdir(), 'plink-camt-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  return database.close()
})

let xmllint = ''
let owner: WalletOwner
beforeAll(async () => {
  xmllint = await requireProgram(XMLLINT)
  owner = await newWalletOwner(plink)
})

/** The file of a statement. Fails unless it is valid against the schema. */
async function validFileOf(period: object = {}): Promise<string> {
  const response = await fileOf(owner.customer, await issueStatement(owner.customer, period), 'camt053')
  expect(response.headers.get('content-type')).toBe('application/xml')
  const path = join(folder, 'statement.xml')
  const file = await response.text()
  writeFileSync(path, file)
  execFileSync(xmllint, ['--noout', '--schema', SCHEMA, path], { stdio: 'pipe' })
  return file
}

describe('getStatementCamt', () => {
  test('is valid against the schema of ISO 20022, with and without entries', async () => {
    expect(await validFileOf()).toContain('<NbOfNtries>0</NbOfNtries>')
    const subWallet = await newSubWallet(deps, owner.walletId)
    const { transaction } = await owner.now(
      topUp(1_234_56, { counterparty: 'Tom & <Jerry> \u0001 شركة 🌴'.padEnd(300, '>') }),
    )
    await owner.now(payment(200_05))
    await owner.now({ kind: 'move', key: crypto.randomUUID(), to: subWallet, amount: sar(7) })
    const file = await validFileOf()
    const { iban } = await (await owner.customer.get('/api/v1/top-ups/bank-details')).json()
    for (const part of [
      `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>SAR</Ccy>`,
      '<Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2025-12-31</Dt></Dt>',
      '<Cd>ITBD</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">1034.44</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-05</Dt></Dt>',
      `<NtryRef>${transaction.referenceId}</NtryRef><Amt Ccy="SAR">1234.56</Amt><CdtDbtInd>CRDT</CdtDbtInd>`,
      '<Dbtr><Pty><Nm>Tom &amp; &lt;Jerry&gt;  شركة 🌴',
      '<Amt Ccy="SAR">200.05</Amt><CdtDbtInd>DBIT</CdtDbtInd>',
    ])
      expect(file).toContain(part)
    expect(await validFileOf({ subWallet })).toContain(`<Othr><Id>${subWallet}</Id><Issr>Plink</Issr></Othr>`)
  })

  test('has as many entries as the statement', async () => {
    for (let count = 0; count < 120; count++) await owner.now(topUp(1))
    const file = await validFileOf()
    const [, entries] = /<NbOfNtries>(\d+)<\/NbOfNtries>/.exec(file)!
    expect(file.match(/<Ntry>/g)).toHaveLength(Number(entries))
  })
})
