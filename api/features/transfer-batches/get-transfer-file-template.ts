import { and, eq, inArray } from 'drizzle-orm'
import { TransferPurpose } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type WorkbookCell, workbookFile, xmlText } from '#api/kernel/files/workbook.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { MAX_BATCH_ROWS } from '#domain/constants.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'

type Locale = keyof typeof TRANSFER_PURPOSE_LABELS

/** The headings that `readTransferFile` knows, and the name, which it does not need. */
const HEADINGS = {
  en: { sheet: 'Transfers', name: 'Name', columns: ['IBAN', 'Amount', 'Purpose', 'Note'] },
  ar: { sheet: 'التحويلات', name: 'الاسم', columns: ['الآيبان', 'المبلغ', 'الغرض', 'ملاحظة'] },
}
/** Excel takes no longer list of values. */
const LONGEST_LIST = 255

/** A workbook with the beneficiaries of the account that can be paid. */
export async function getTransferFileTemplate(
  { db }: Pick<Deps, 'db'>,
  { account }: SessionBearer,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const isPayable = and(
    eq(beneficiaries.accountId, account.id),
    inArray(beneficiaries.state, ['active', 'cooling_off']),
  )
  const payees = await db
    .select({ name: beneficiaries.name, iban: beneficiaries.iban })
    .from(beneficiaries)
    .where(isPayable)
    .limit(MAX_BATCH_ROWS)
  payees.sort((one, other) => one.name.localeCompare(other.name, locale))
  const { sheet, name, columns } = HEADINGS[locale]
  const headings = [name, ...columns].map(text => ({ text, isHeading: true }))
  const rows: WorkbookCell[][] = payees.map(payee => [{ text: payee.name }, { text: payee.iban }])
  const parts: Uint8Array[] = []
  const file = workbookFile([
    {
      name: sheet,
      isRightToLeft: locale === 'ar',
      widths: [36, 28, 14, 32, 40],
      hasHeadings: true,
      rows: [[headings, ...rows]],
      afterRows: purposeList(locale),
    },
  ])
  for await (const part of file) parts.push(part)
  return Buffer.concat(parts)
}

/** The purposes to choose from, by their names where the list has room for them. */
function purposeList(locale: Locale): string {
  const names = TransferPurpose.options.map(code => TRANSFER_PURPOSE_LABELS[locale][code]).join(',')
  const list = names.length > LONGEST_LIST ? TransferPurpose.options.join(',') : names
  return `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="D2:D${MAX_BATCH_ROWS + 1}"><formula1>"${xmlText(list)}"</formula1></dataValidation></dataValidations>`
}
