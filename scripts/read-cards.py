"""The vCards of the standard input as Debian's vobject reads them, a line of JSON each."""

import json
import sys

import vobject


def of(card):
    name = card.n.value
    parts = {
        "uid": card.uid.value,
        "fn": card.fn.value,
        "n": [name.family, name.given, name.additional, name.prefix, name.suffix],
        "nickname": card.nickname.value if hasattr(card, "nickname") else None,
        "title": card.title.value,
        "org": card.org.value,
        "tel": card.tel.value,
        "telTypes": card.tel.params["TYPE"],
        "email": card.email.value,
        "url": card.url.value,
        "note": card.note.value,
    }
    address = card.adr.value
    parts["adr"] = [
        address.box,
        address.extended,
        address.street,
        address.city,
        address.region,
        address.code,
        address.country,
    ]
    return parts


for read in vobject.readComponents(sys.stdin.buffer.read().decode("utf-8")):
    print(json.dumps(of(read)))
