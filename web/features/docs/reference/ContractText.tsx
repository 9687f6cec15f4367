import { withCode } from '../Prose.tsx'

/** A description of the contract, which is in English: paragraphs and lists in Markdown. */
export function ContractText({ children }: { children: string }) {
  return (
    <div lang="en" dir="ltr" className="contract-text">
      {blocksOf(children).map(({ kind, lines }) =>
        kind === 'list' ? (
          <ul key={lines[0]}>
            {lines.map(line => (
              <li key={line}>{withCode(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={lines[0]}>{withCode(lines.join(' '))}</p>
        ),
      )}
    </div>
  )
}

interface Block {
  kind: 'list' | 'paragraph'
  lines: string[]
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.lines.push(line.slice(2))
      else blocks.push({ kind: 'list', lines: [line.slice(2)] })
    } else if (line.trim() === '') blocks.push({ kind: 'paragraph', lines: [] })
    else if (last?.kind === 'list') last.lines.push(`${last.lines.pop()} ${line.trim()}`)
    else if (last) last.lines.push(line)
    else blocks.push({ kind: 'paragraph', lines: [line] })
  }
  return blocks.filter(({ lines }) => lines.length > 0)
}
