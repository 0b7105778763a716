import { xmlStart } from '@atlas/contract/rules/xml-text.ts'

/** The places of the cell formats below. */
export const styles = { plain: 0, heading: 1, text: 2, day: 3, wrapped: 4 } as const

// 49 is the built-in format "@": what a person types over such a cell stays text, too.
const asText = 49
const asDay = 164

const formats: Record<keyof typeof styles, string> = {
  plain: `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
  heading: `<xf numFmtId="${asText}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  text: `<xf numFmtId="${asText}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  day: `<xf numFmtId="${asDay}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  wrapped: `<xf numFmtId="${asText}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
}

const inOrder = Object.entries(styles)
  .sort(([, a], [, b]) => a - b)
  .map(([name]) => formats[name as keyof typeof styles])

export const stylesXml = `${xmlStart}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="1"><numFmt numFmtId="${asDay}" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${inOrder.length}">${inOrder.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`
