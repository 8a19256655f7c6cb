### A puzzle that is proved: the reasons of steps.

## Một bước

prove-prompt = Đặt quân hậu vào một ô, hoặc gạch bỏ một hay nhiều ô. Sau đó chọn lý do.
prove-why-queen = Vì sao có quân hậu ở { $squares }?
prove-why-crosses = { $count ->
    [1] Vì sao không có quân hậu ở { $squares }?
   *[other] Vì sao không có quân hậu ở các ô { $squares }?
}
prove-reasons = Các lý do
prove-accepted = Bước { $number }. { $sentences }
prove-reason = { $reason ->
    [attack] Một quân hậu loại trừ ô này
    [single] Ô an toàn cuối cùng
    [line] { $row ->
        [row] Vùng trong một hàng hay cột
       *[rank] Vùng trong một hàng hay cột
    }
    [common] Không còn ô an toàn nào
    [group] { $kind ->
        [regions] { $row ->
            [row] k vùng trong k hàng hay cột
           *[rank] k vùng trong k hàng hay cột
        }
       *[complete] { $row ->
            [row] k hàng trong k cột
           *[rank] k hàng trong k cột
        }
    }
   *[refutation] Dẫn đến mâu thuẫn
}
prove-meaning = { $reason ->
    [attack] Một quân hậu loại trừ ô này: theo luật, quân hậu đang đứng đó không cho phép quân nào ở ô này.
    [single] Ô an toàn cuối cùng: { $kind ->
        [regions] { $row ->
            [row] của một hàng, cột hay vùng.
           *[rank] của một hàng, cột hay vùng.
        }
       *[complete] { $row ->
            [row] của một hàng hay cột.
           *[rank] của một hàng hay cột.
        }
    } Quân hậu đứng ở đó.
    [line] { $row ->
        [row] Vùng trong một hàng hay cột: mọi ô an toàn của vùng nằm ở đó, nên các ô khác của hàng hay cột bị gạch bỏ. Hoặc các ô an toàn của một hàng hay cột nằm trong một vùng.
       *[rank] Vùng trong một hàng hay cột: mọi ô an toàn của vùng nằm ở đó, nên các ô khác của hàng hay cột bị gạch bỏ. Hoặc các ô an toàn của một hàng hay cột nằm trong một vùng.
    }
    [common] Không còn ô an toàn nào: quân hậu ở đây sẽ loại trừ những ô an toàn cuối cùng { $kind ->
        [regions] { $row ->
            [row] của một hàng, cột hay vùng.
           *[rank] của một hàng, cột hay vùng.
        }
       *[complete] { $row ->
            [row] của một hàng hay cột.
           *[rank] của một hàng hay cột.
        }
    }
    [group] { $kind ->
        [regions] { $row ->
            [row] k vùng trong k hàng hay cột: mọi ô an toàn của các vùng nằm ở đó, nên các ô khác của các hàng hay cột ấy bị gạch bỏ. Hoặc ngược lại, hoặc với hàng và cột.
           *[rank] k vùng trong k hàng hay cột: mọi ô an toàn của các vùng nằm ở đó, nên các ô khác của các hàng hay cột ấy bị gạch bỏ. Hoặc ngược lại, hoặc với hàng và cột.
        }
       *[complete] { $row ->
            [row] k hàng trong k cột: mọi ô an toàn của các hàng nằm ở đó, nên các ô khác của các cột ấy bị gạch bỏ. Hoặc ngược lại.
           *[rank] k hàng trong k cột: mọi ô an toàn của các hàng nằm ở đó, nên các ô khác của các cột ấy bị gạch bỏ. Hoặc ngược lại.
        }
    }
   *[refutation] Dẫn đến mâu thuẫn: quân hậu ở đây buộc phải có các quân khác, rồi các quân khác nữa, và sau nhiều nhất ba lượt như vậy có chỗ không còn ô an toàn nào.
}

## Vì sao bước này chưa đúng

prove-otherwise = Đúng, nhưng không phải vì lý do này.
prove-places = Lý do này đặt một quân hậu, không gạch bỏ ô nào.
prove-crosses = Lý do này gạch bỏ ô, không đặt quân hậu nào.
prove-closed = Quân hậu ở { $queen } loại trừ { $square }.
prove-unattacked = Không quân hậu nào loại trừ { $square }.
prove-others = { $square } chưa phải ô an toàn cuối cùng: { $others }.
prove-other = { $house } còn có { $square }
prove-beyond = { $inner } không nằm trọn trong { $outer }: { $beyond } còn an toàn. Trong các hàng, cột hay vùng của { $square } không có gì gần đúng hơn.
prove-no-line = Không có gì nằm trọn trong một hàng, cột hay vùng của { $square }.
prove-no-group = Không có nhóm hàng, cột hay vùng nào nằm trọn trong một nhóm cùng số lượng để { $square } bị gạch bỏ.
prove-left = { $count ->
    [0] Quân hậu ở { $square } vẫn để lại ô an toàn ở mọi nơi. Ít nhất là { $house }, ở đó { $free } còn an toàn.
   *[other] Quân hậu ở { $square } buộc phải có quân hậu ở { $follows }. Nhưng mọi nơi vẫn còn ô an toàn. Ít nhất là { $house }, ở đó { $free } còn an toàn.
}
prove-none-left = { $count ->
    [0] Quân hậu ở { $square } sẽ là quân cuối cùng và không mâu thuẫn với điều gì.
   *[other] Quân hậu ở { $square } buộc phải có quân hậu ở { $follows }, và tất cả không mâu thuẫn với điều gì.
}
prove-not = Bước này không suy ra được.

## Những lý do được phép

prove-offered = Các lý do để chọn
prove-reach = Chỉ với các lý do này thì không giải được câu đố: chúng dẫn đến { $placed }/{ $n } quân hậu.
prove-left-out = Bước { $number } của chứng minh trong liên kết không suy ra được, nên bị bỏ đi cùng mọi bước sau đó.

## Chứng minh

prove-title = Chứng minh
prove-within = Mọi ô an toàn của { $houses } đều nằm trong { $within }, nên { $count ->
    [1] quân hậu
   *[other] các quân hậu
} của { $within } đứng ở đó, không đứng ở { $crossed }.
prove-end = Vậy lời giải duy nhất có các quân hậu ở { $squares }.
