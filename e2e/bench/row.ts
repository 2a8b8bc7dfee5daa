/** One measured figure. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The target of the figure, if it has one. */
  readonly most?: number
}

const format = (value: number) =>
  value >= 99.5
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(2).replace(/\.0$|(\.\d*?)0+$/, '$1')

/** Formats the rows as a table with aligned figures, their targets, and the share of the target used. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(row => row.what.length))
  const units = Math.max(...rows.map(row => row.unit.length))
  const line = ({ what, value, unit, most }: Row) => {
    const figure = `${what.padEnd(width)}  ${format(value).padStart(9)} ${unit.padEnd(units)}`
    if (most === undefined) return figure.trimEnd()
    if (most === 0) return `${figure}  held to      0${value > 0 ? '  OVER' : ''}`
    const ratio = value / most
    return `${figure}  held to ${format(most).padStart(6)}, ${format(ratio)} of it${ratio > 1 ? '  OVER' : ''}`
  }
  return rows.map(line).join('\n')
}

/** Returns the CPU time of this process so far in milliseconds, so other programs do not count. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns the value below which `share` of `values` are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns rows for the median and the 95th percentile of `values`. */
export function spread(what: string, values: readonly number[], unit: string, most?: number): readonly Row[] {
  const held = most === undefined ? {} : { most }
  return [
    { what: `${what}, p50`, value: percentile(values, 0.5), unit, ...held },
    { what: `${what}, p95`, value: percentile(values, 0.95), unit, ...held },
  ]
}
