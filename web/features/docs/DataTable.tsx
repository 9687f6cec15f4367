import type { ReactNode } from 'react'

interface DataTableProps {
  /** Says what the table is about. */
  label: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A small table to read. On a phone it scrolls sideways by itself. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map(column => (
              <th key={column} scope="col" className="px-4 py-3 text-start font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className="min-w-44 px-4 py-3 text-start font-normal">
                {first}
              </th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <td key={index} className="min-w-28 px-4 py-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
