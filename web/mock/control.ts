import type { Page } from '@playwright/test'
import type { Catalogue, Locale } from '#web/messages/catalogue.ts'

/** A text of the app in the current language. */
export type Label = (locale: Locale) => string
type Choose<Texts> = (texts: Texts, locale: Locale) => string
/** The whole name, not a part of it. */
type Match = 'exact'

export type Role = Parameters<Page['getByRole']>[0]

/** How an element is found: below another one, or as one of those that another control describes. */
export type Description =
  | { by: 'role'; within: Control; role: Role; name?: Label | RegExp; match?: Match; level?: number }
  | { by: 'label'; within: Control; label: Label }
  | { by: 'text'; within: Control; text: Label; match?: Match }
  | { by: 'selector'; within: Control; selector: string }
  | { by: 'content'; of: Control; text: Label; absent?: boolean }
  | { by: 'part'; of: Control; part: Control }
  | { by: 'place'; of: Control; place: number }
  | { by: 'either'; of: Control; other: Control }

/**
 * What a screen calls an element, and where it stands. The steps of a state find it by its role and its name, journeys by the whole
 * description.
 */
export class Control {
  readonly description: Description | undefined

  constructor(description?: Description) {
    this.description = description
  }

  /** `main.find('tab', topUps, t => t.byBank)` */
  find<Texts>(role: Role, catalogue: Catalogue<Texts>, choose: Choose<Texts>, match?: Match): NamedControl {
    const name = label(catalogue, choose)
    return new NamedControl({ by: 'role', within: this, role, name, ...(match && { match }) }, name, role)
  }

  button<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>, match?: Match): NamedControl {
    return this.find('button', catalogue, choose, match)
  }

  link<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>, match?: Match): NamedControl {
    return this.find('link', catalogue, choose, match)
  }

  /** The title of the page. */
  heading<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>, match?: Match): NamedControl {
    const name = label(catalogue, choose)
    return new NamedControl(
      { by: 'role', within: this, role: 'heading', level: 1, name, ...(match && { match }) },
      name,
    )
  }

  /** The field with this label. */
  field<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>): NamedControl {
    const name = label(catalogue, choose)
    return new NamedControl({ by: 'label', within: this, label: name }, name)
  }

  text<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>, match?: Match): Control {
    return new Control({ by: 'text', within: this, text: label(catalogue, choose), ...(match && { match }) })
  }

  /** The elements of this role, with a name that no language translates. */
  all(role: Role, name?: string | RegExp, match?: Match): Control {
    const named = name === undefined ? {} : { name: typeof name === 'string' ? () => name : name }
    return new Control({ by: 'role', within: this, role, ...named, ...(match && { match }) })
  }

  /** For what has no name. */
  selector(selector: string): Control {
    return new Control({ by: 'selector', within: this, selector })
  }

  /** Those of the elements that contain the text. */
  with<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>): Control {
    return new Control({ by: 'content', of: this, text: label(catalogue, choose) })
  }

  /** Those of the elements that do not contain the text. */
  without<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>): Control {
    return new Control({ by: 'content', of: this, text: label(catalogue, choose), absent: true })
  }

  /** Those of the elements that contain this value, such as a name or a number. */
  about(value: string): Control {
    return new Control({ by: 'content', of: this, text: () => value })
  }

  /** Those of the elements that have this part. */
  having(part: Control): Control {
    return new Control({ by: 'part', of: this, part })
  }

  /** The first is 0, the last -1. */
  nth(place: number): Control {
    return new Control({ by: 'place', of: this, place })
  }

  or(other: Control): Control {
    return new Control({ by: 'either', of: this, other })
  }
}

/** A control that a person can name. */
export class NamedControl extends Control {
  readonly name: Label
  /** Undefined if it is a field, found by its label. */
  readonly role: Role | undefined

  constructor(description: Description, name: Label, role?: Role) {
    super(description)
    this.name = name
    this.role = role
  }
}

export const page = new Control()
export const main = page.all('main')
export const dialog = page.all('dialog')

function label<Texts>(catalogue: Catalogue<Texts>, choose: Choose<Texts>): Label {
  return locale => choose(catalogue[locale], locale)
}
