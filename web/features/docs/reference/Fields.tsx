import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { withCode } from '../Prose.tsx'
import type { Field, Parameter, Variant } from './view.ts'

/** The fields of a body, or its alternatives. */
export function SchemaFields({ schema: { fields = [], variants = [], objectName } }: { schema: Field }) {
  if (objectName) return <ObjectLink name={objectName} />
  if (variants.length > 0) return <Variants variants={variants} isOutermost />
  return fields.length > 0 ? <Fields fields={fields} isOutermost /> : null
}

interface FieldsProps {
  fields: readonly (Field | Parameter)[]
  /** Whether these are the outermost fields. Nested fields take the style of the outermost ones. */
  isOutermost?: boolean
}

/** Fields with their permitted values. */
export function Fields({ fields, isOutermost }: FieldsProps) {
  return (
    <ul className={isOutermost ? 'contract-fields' : undefined}>
      {fields.map(field => (
        <li key={field.name}>
          <FieldHead field={field} />
          <FieldRules field={field} />
          {field.description ? <Description text={field.description} /> : null}
          <Inside field={field} isOpen={isOutermost} />
        </li>
      ))}
    </ul>
  )
}

/** Most are one paragraph. */
function Description({ text }: { text: string }) {
  const [first, ...others] = text.split(/\n(?=- )/)
  return (
    <>
      <p lang="en" dir="ltr">
        {withCode(first ?? '')}
      </p>
      {others.map(line => (
        <p key={line} lang="en" dir="ltr">
          {withCode(line)}
        </p>
      ))}
    </>
  )
}

function FieldHead({ field }: { field: Field | Parameter }) {
  const t = useTexts(docsReference)
  const { name, type, isRequired } = field
  return (
    <p>
      <code>{name === '*' ? t.anyName : name}</code>
      <small lang="en"> {type}</small>
      {'in' in field ? <small> · {t.places[field.in]}</small> : null}
      {isRequired ? <strong> {t.required}</strong> : null}
    </p>
  )
}

function FieldRules({ field: { rules = [], values = [] } }: { field: Field }) {
  const t = useTexts(docsReference)
  if (rules.length === 0 && values.length === 0) return null
  const allowed = `${values.length === 1 ? t.always : t.values} ${values.map(value => `\`${value}\``).join(t.comma)}`
  const texts = [...(values.length > 0 ? [allowed] : []), ...rules.map(([keyword, value]) => t.rules[keyword](value))]
  return (
    <p>
      <small>{withCode(texts.join(' · '))}</small>
    </p>
  )
}

/** A longer list is collapsed at first. */
const MAX_OPEN = 8

/** The fields of an object or of the items of a list. */
function Inside({ field, isOpen = false }: { field: Field; isOpen?: boolean | undefined }) {
  const t = useTexts(docsReference)
  const { name, fields = [], variants = [], objectName } = field
  if (objectName) return <ObjectLink name={objectName} />
  if (variants.length > 0) return <Variants variants={variants} />
  if (fields.length === 0) return null
  return (
    <details open={isOpen && fields.length <= MAX_OPEN}>
      <summary>{t.fieldsOf(fields.length, name)}</summary>
      <Fields fields={fields} />
    </details>
  )
}

function ObjectLink({ name }: { name: string }) {
  const t = useTexts(docsReference)
  return (
    <Link to={`#${name}`} className="font-semibold text-brand hover:underline">
      {t.object(name)}
    </Link>
  )
}

function Variants({ variants, isOutermost }: { variants: readonly Variant[]; isOutermost?: boolean }) {
  const t = useTexts(docsReference)
  return (
    <div className={isOutermost ? 'contract-fields' : undefined}>
      <p>{t.oneOf}</p>
      {variants.map(({ name, fields }) => (
        <details key={name}>
          <summary>
            <bdi dir="ltr">{name}</bdi>
          </summary>
          <Fields fields={fields} />
        </details>
      ))}
    </div>
  )
}
