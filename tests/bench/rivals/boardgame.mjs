// Measures boardgame.io's MCTS on the tic-tac-toe of its tutorial: decisions and playouts a second of CPU time, as JSON.
import { createRequire } from 'node:module'

const [, , folder, seconds] = process.argv
const require = createRequire(folder + '/')
const { Client } = require('boardgame.io/client')
const { MCTSBot } = require('boardgame.io/ai')
const { INVALID_MOVE } = require('boardgame.io/core')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
const ITERATIONS = 200
let decisions = 0

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    const won = LINES.some((line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]]))
    if (won) return { winner: ctx.currentPlayer }
    if (G.cells.every((cell) => cell !== null)) return { draw: true }
  },
  ai: {
    enumerate: (G) => {
      decisions += 1
      return G.cells.flatMap((cell, i) => (cell === null ? [{ move: 'clickCell', args: [i] }] : []))
    },
  },
}

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const client = Client({ game, playerID: '0', debug: false })
client.start()
const think = () =>
  new MCTSBot({ game, enumerate: game.ai.enumerate, iterations: ITERATIONS, playoutDepth: 50 }).play(client.getState(), '0')
await think() // once to warm up
decisions = 0
let playouts = 0
const start = spent()
while (spent() - start < Number(seconds)) {
  await think()
  playouts += ITERATIONS
}
const time = spent() - start
console.log(JSON.stringify({
  'boardgame.io, tic-tac-toe, its MCTS': { decisions: decisions / time, playouts: playouts / time },
}))
process.exit(0)
