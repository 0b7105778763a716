import { useLocation } from '@tanstack/react-router'

/** On paper a table's foot stands at the end of every sheet, and says where the sheet came from. */
export function PrintFoot({ columns }: { readonly columns: number }) {
  const address = useLocation({ select: (location) => location.href })
  return (
    <tfoot className="print-foot">
      <tr>
        <td colSpan={columns}>{window.location.origin + address}</td>
      </tr>
    </tfoot>
  )
}
