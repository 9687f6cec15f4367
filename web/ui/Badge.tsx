export function Badge({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-brand">
      {children}
    </span>
  )
}
