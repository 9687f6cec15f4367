import { toWesternDigits, withoutBidiMarks } from '#domain/digits.ts'
import { visibleLength } from '#domain/text-length.ts'
import type {
  ChangeKybOptionRequest,
  CreateKybOptionRequest,
  KybCategory,
  Locale,
} from '#web/api/generated/model/index.ts'
import { anyOf, type OptionRow, otherLocale } from './option-rows.ts'

/** What stands in the form. */
export interface OptionValues {
  /** Of `label`; the translation is in the other language. */
  locale: Locale
  label: string
  translation: string
  code: string
  order: string
  active: boolean
}

export const EMPTY_OPTION: OptionValues = {
  locale: 'en',
  label: '',
  translation: '',
  code: '',
  order: '',
  active: true,
}

export function optionValues(row: OptionRow): OptionValues {
  const locale = row.labels.en ? 'en' : 'ar'
  return {
    locale,
    label: row.labels[locale]?.label ?? '',
    translation: row.labels[otherLocale(locale)]?.label ?? '',
    code: row.code,
    order: String(row.order),
    active: row.active,
  }
}

const CODE = /^[a-z0-9_]{1,64}$/
const MAX_ORDER = 1_000_000

/** Required in the language of the form, and in the other one once it is there. */
export function labelProblem(label: string): 'required' | null {
  return visibleLength(label) === 0 ? 'required' : null
}

/** May be left empty: the server makes one. */
export function codeProblem(code: string): 'format' | null {
  const trimmed = code.trim()
  return trimmed === '' || CODE.test(trimmed) ? null : 'format'
}

/** May be left empty: the choice then comes last, or stays where it is. */
export function orderProblem(order: string): 'number' | 'range' | null {
  const text = plainNumber(order)
  const number = Number(text)
  if (Number.isNaN(number)) return 'number'
  return Number.isInteger(number) && number >= 0 && number <= MAX_ORDER ? null : 'range'
}

const plainNumber = (text: string) => withoutBidiMarks(toWesternDigits(text)).trim()

function orderOf(text: string): number | undefined {
  const plain = plainNumber(text)
  return plain === '' ? undefined : Number(plain)
}

/** What is empty is left out. */
export function createRequest(category: KybCategory, values: OptionValues): CreateKybOptionRequest {
  const { locale, active } = values
  const [label, translation, code] = [values.label, values.translation, values.code].map(text => text.trim())
  const order = orderOf(values.order)
  return {
    category,
    label: label ?? '',
    ...(translation && { translation }),
    ...(code && { code }),
    ...(order !== undefined && { order }),
    active,
    locale,
  }
}

export type OptionCall = { change: string; data: ChangeKybOptionRequest } | { create: CreateKybOptionRequest }

/** What to ask of the server, in this order, so that the choice becomes what stands in the form. */
export function callsFor(row: OptionRow, values: OptionValues): OptionCall[] {
  return [...sharedChange(row, values), ...translationCall(row, values)]
}

/** The label of the form's language, and what belongs to the choice in all of them. */
function sharedChange(row: OptionRow, values: OptionValues): OptionCall[] {
  const option = row.labels[values.locale] ?? anyOf(row)
  const [label, code, order] = [values.label.trim(), values.code.trim(), orderOf(values.order)]
  const data: ChangeKybOptionRequest = {
    ...(label !== option?.label && { label }),
    ...(code !== '' && code !== row.code && { code }),
    ...(order !== undefined && order !== row.order && { order }),
    ...(values.active !== row.active && { active: values.active }),
  }
  return option && Object.keys(data).length > 0 ? [{ change: option.id, data }] : []
}

function translationCall(row: OptionRow, values: OptionValues): OptionCall[] {
  const locale = otherLocale(values.locale)
  const label = values.translation.trim()
  const translated = row.labels[locale]
  if (label === '' || label === translated?.label) return []
  if (translated) return [{ change: translated.id, data: { label } }]
  const category = anyOf(row)?.category
  if (category === undefined) return []
  const code = values.code.trim() || row.code
  const order = orderOf(values.order) ?? row.order
  return [{ create: { category, label, code, order, active: values.active, locale } }]
}
