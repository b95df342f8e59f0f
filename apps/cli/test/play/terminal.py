"""Runs a program on a pseudo-terminal and holds a small screen: what somebody would see.

Reads commands, one JSON value a line, on standard input: {"type": "..."} types, {"wait": "..."} waits until the screen
shows it, {"screen": true} gives the screen, {"size": [rows, columns]} resizes. Answers each with one JSON line.
"""
import codecs, fcntl, json, os, pty, re, select, signal, struct, sys, termios, time

# Seconds; an answer comes at once, or never.
LONGEST = 50
TOKEN = re.compile(r'\x1b\[([?0-9;]*)([A-Za-z])|\x1b[()][A-Z0-9]|\x1b[=>78]|[\r\n\b\x07]|[^\x1b\r\n\b\x07]+')


class Screen:
    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.main = self.blank()
        self.cells = self.main
        self.row = self.column = 0
        self.left = ''
        self.colours = False
        self.alternate = False

    def blank(self):
        return [[' '] * self.columns for _ in range(self.rows)]

    def resize(self, rows, columns):
        self.__init__(rows, columns)

    def feed(self, text):
        text = self.left + text
        cut = re.search(r'\x1b(\[[?0-9;]*)?$', text)
        self.left = text[cut.start():] if cut else ''
        for token in TOKEN.finditer(text[:cut.start()] if cut else text):
            self.one(token)

    def one(self, token):
        word, arguments, letter = token.group(0), token.group(1), token.group(2)
        if letter:
            return self.control(arguments, letter)
        if word == '\r':
            self.column = 0
        elif word == '\n':
            self.down()
        elif word == '\b':
            self.column = max(0, self.column - 1)
        elif word[0] not in '\x1b\x07':
            for character in word:
                if self.column >= self.columns:
                    self.column = 0
                    self.down()
                self.cells[self.row][self.column] = character
                self.column += 1

    def down(self):
        if self.row == self.rows - 1:
            self.cells.pop(0)
            self.cells.append([' '] * self.columns)
        else:
            self.row += 1

    def control(self, arguments, letter):
        numbers = [int(one) for one in re.findall(r'\d+', arguments)]
        first = numbers[0] if numbers else 0
        if letter == 'm':
            self.colours = self.colours or any(30 <= number <= 37 or number == 7 for number in numbers)
        elif letter == 'H':
            self.row = min(self.rows, max(1, first or 1)) - 1
            self.column = (numbers[1] if len(numbers) > 1 else 1) - 1
        elif letter == 'G':
            self.column = max(1, first) - 1
        elif letter in 'ABCD':
            by = max(1, first)
            self.row = max(0, min(self.rows - 1, self.row + {'A': -by, 'B': by}.get(letter, 0)))
            self.column = max(0, min(self.columns - 1, self.column + {'C': by, 'D': -by}.get(letter, 0)))
        elif letter == 'K':
            self.cells[self.row][self.column:] = [' '] * (self.columns - self.column)
        elif letter == 'J' and first == 2:
            self.cells[:] = self.blank()
        elif letter == 'J' and first == 0:
            self.cells[self.row][self.column:] = [' '] * (self.columns - self.column)
            for row in range(self.row + 1, self.rows):
                self.cells[row] = [' '] * self.columns
        elif arguments == '?1049':
            self.alternate = letter == 'h'
            self.cells = self.blank() if self.alternate else self.main

    def lines(self):
        return [''.join(row).rstrip() for row in self.cells]


def main():
    rows, columns = int(sys.argv[1]), int(sys.argv[2])
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[3], sys.argv[3:])
    resize = lambda r, c: fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack('HHHH', r, c, 0, 0))
    resize(rows, columns)
    screen, decoder, ended = Screen(rows, columns), codecs.getincrementaldecoder('utf-8')('replace'), False

    def read(timeout):
        nonlocal ended
        ready, _, _ = select.select([terminal], [], [], timeout)
        if not ready:
            return False
        try:
            data = os.read(terminal, 65536)
        except OSError:
            data = b''
        if not data:
            ended = True
            return False
        screen.feed(decoder.decode(data))
        return True

    for line in sys.stdin:
        asked = json.loads(line)
        if 'type' in asked:
            os.write(terminal, asked['type'].encode())
        if 'size' in asked:
            rows, columns = asked['size']
            screen.resize(rows, columns)
            resize(rows, columns)
        found = True
        if 'wait' in asked:
            until = time.monotonic() + LONGEST
            while asked['wait'] not in '\n'.join(screen.lines()) and not ended and time.monotonic() < until:
                read(1)
            while read(0.05):
                pass
            found = asked['wait'] in '\n'.join(screen.lines())
        if 'end' in asked:
            until = time.monotonic() + LONGEST
            while not ended and time.monotonic() < until:
                read(1)
        print(json.dumps({'found': found, 'lines': screen.lines(), 'colours': screen.colours,
                          'alternate': screen.alternate, 'ended': ended}), flush=True)
    if not ended:
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


main()
