import { COMMON_PASSWORDS } from './common-passwords.ts'

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const COMMON_SHAPES: ReadonlySet<string> = new Set(COMMON_PASSWORDS.map(shapeOf))

/**
 * Whether the password is a well-known one in disguise: other case, look-alike characters (`P@ssw0rd`), or digits and
 * symbols hung on (`Welcome@123`). A known word inside a longer phrase is no disguise.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().trim()
  const core = plain.replace(/[^\p{L}]+$/u, '')
  // A look-alike may be the word's own last character ("hell0!1"), so the tail comes off one character at a time.
  for (let end = core.length; end <= plain.length; end++) {
    if (COMMON_SHAPES.has(shapeOf(plain.slice(0, end)))) return true
  }
  return false
}

/** Look-alikes folded together; `l` and `1` both become `i`, because `1` stands for either. */
function shapeOf(text: string): string {
  return text.replace(/[@431!l0$57]/g, character => LOOKALIKES[character] ?? character)
}
