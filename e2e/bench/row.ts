/** One measured figure. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the figure is held to, where it is. */
  readonly most?: number
}

const format = (value: number) =>
  value >= 99.5
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(2).replace(/\.0$|(\.\d*?)0+$/, '$1')

/** The rows as a table with the figures aligned; beside a figure what it is held to, and how much of that it takes. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(row => row.what.length))
  const units = Math.max(...rows.map(row => row.unit.length))
  const line = ({ what, value, unit, most }: Row) => {
    const figure = `${what.padEnd(width)}  ${format(value).padStart(9)} ${unit.padEnd(units)}`
    if (most === undefined) return figure.trimEnd()
    const ratio = value / most
    return `${figure}  held to ${format(most).padStart(6)}, ${format(ratio)} of it${ratio > 1 ? '  OVER' : ''}`
  }
  return rows.map(line).join('\n')
}

/** Milliseconds of processor time of this program so far: others on the machine do not count. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The value below which `share` of `values` lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle of `values` and the value that one in twenty exceeds. */
export function spread(what: string, values: readonly number[], unit: string, most?: number): readonly Row[] {
  const held = most === undefined ? {} : { most }
  return [
    { what: `${what}, p50`, value: percentile(values, 0.5), unit, ...held },
    { what: `${what}, p95`, value: percentile(values, 0.95), unit, ...held },
  ]
}
