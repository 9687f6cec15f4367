import { toWesternDigits } from '#domain/digits.ts'
import { visibleLength } from '#domain/text-length.ts'
import { withoutInvisible } from '#domain/visible-text.ts'
import type {
  ChangeKybOptionRequest,
  CreateKybOptionRequest,
  KybCategory,
  Locale,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { anyOf, type OptionRow, otherLocale } from '#web/staff/option-rows.ts'

/** The values of the form. */
export interface OptionValues {
  /** The language of `label`. The translation is in the other language. */
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

/** Required in the language of the form, and in the other language if the option already has it. */
export function labelProblem(label: string): 'required' | null {
  return visibleLength(label) === 0 ? 'required' : null
}

/** Optional. The server generates a missing code. */
export function codeProblem(code: string): 'format' | null {
  const trimmed = code.trim()
  return trimmed === '' || CODE.test(trimmed) ? null : 'format'
}

/** Optional. Without it, a new choice comes last and an existing choice keeps its place. */
export function orderProblem(order: string): 'number' | 'range' | null {
  const text = plainNumber(order)
  const number = Number(text)
  if (Number.isNaN(number)) return 'number'
  return Number.isInteger(number) && number >= 0 && number <= MAX_ORDER ? null : 'range'
}

const plainNumber = (text: string) => withoutInvisible(toWesternDigits(text)).trim()

function orderOf(text: string): number | undefined {
  const plain = plainNumber(text)
  return plain === '' ? undefined : Number(plain)
}

/** Omits empty fields. */
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

/** The requests that change the choice into the values of the form, in order. */
export function callsFor(row: OptionRow, values: OptionValues): OptionCall[] {
  return [...sharedChange(row, values), ...translationCall(row, values)]
}

/** The label in the form's language, and the fields that all languages share. */
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
